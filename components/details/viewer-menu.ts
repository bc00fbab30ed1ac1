// The menu of tools: perspective, spoilers, and what can be taken away.

import { html, nothing, type TemplateResult } from 'lit';
import { indexOf } from '../../src/play/timeline/navigation.ts';
import { lastTold, mayTell } from '../../src/play/timeline/spoilers.ts';
import type { SwtcgReplay } from '../replay/replay.ts';
import { perspectivesOf, perspectiveWords, replayStrings } from '../replay/strings.ts';
import { type Copied, copiedWords, copyText, item, saveFile } from '../shared/menu.ts';
import { sharedStrings } from '../shared/strings.ts';
import { linkName, problemOf } from '../source/load.ts';
import { detailsStrings } from './strings.ts';
import { embedCode, transcript } from './transcript.ts';

export function viewerMenu(viewer: SwtcgReplay, copied: Copied | null): TemplateResult {
  const { game, seats, played, file } = viewer.timeline.source ?? {};
  const perspectives = perspectivesOf(game?.seats ?? []);
  const quiet = viewer.spoilers === 'hide';
  const copy = (what: keyof ReturnType<typeof takeaways>) => () =>
    void copyOut(viewer, takeaways(viewer)[what]);
  return html`<fieldset class="who-looks">
      <legend class="label">${replayStrings().perspective}</legend>
      ${perspectives.map(
        (who) =>
          html`<label><input type="radio" name="perspective" value=${who} .checked=${viewer.perspective === who} ?disabled=${!played && seats !== undefined && !seats.includes(who)} @change=${() => {
            viewer.perspective = who;
          }} />${perspectiveWords(who, game?.seats ?? [])}</label>`,
      )}
    </fieldset>
    <ul>
      ${item(
        'eye',
        detailsStrings().spoilers,
        () => {
          viewer.spoilers = quiet ? 'show' : 'hide';
        },
        { pressed: quiet },
      )}
      ${item('flip', sharedStrings().flipTable, () => viewer.flip(), { key: 'F' })}
      ${item('full', sharedStrings().fullScreen, () => viewer.fullScreen(), { key: 'X' })}
      ${item('keys', sharedStrings().keys, () => void viewer.showKeys(), { key: '?' })}
    </ul>
    <ul>
      ${item('deck', detailsStrings().copyLink(indexOf(viewer.timeline.lines, stepOf(viewer)) + 1), copy('link'))} ${item('deck', detailsStrings().copyEmbed, copy('embed'))}
      ${item('deck', detailsStrings().copyText, copy('text'))}
      ${file === undefined ? nothing : item('discard', detailsStrings().download, () => download(viewer))}
      ${file === undefined || played || seats !== undefined ? nothing : item('discard', detailsStrings().downloadLight, () => void downloadLight(viewer))}
      ${item('print', detailsStrings().print, () => print())}
    </ul>
    ${copiedWords(copied)}`;
}

/** The account as text, as far as it may be told. */
export function textOf({ timeline, index, perspective, spoilers, heading, display }: SwtcgReplay): string {
  const last = lastTold(timeline, index, perspective, spoilers !== 'hide');
  const notes = new Map(
    [...timeline.notes].map(([at, found]) => [
      at,
      found
        .filter(({ text }) => mayTell(timeline, index, perspective, text))
        .map(({ mark, text }) => [mark, text].filter(Boolean).join(' '))
        .join('; '),
    ]),
  );
  return display ? transcript(heading, timeline.lines.slice(0, last + 1), notes, display.words) : '';
}

/** The step that a link can name: another line has no address, and is left for where it leaves the game. */
function stepOf({ step, timeline: { elsewhere, line } }: SwtcgReplay): string {
  const left = elsewhere && line?.from;
  return typeof left === 'number' && Number.parseInt(step ?? '', 10) > left ? `${left}.1` : (step ?? '');
}

/** What can be copied. */
function takeaways(viewer: SwtcgReplay) {
  const step = stepOf(viewer);
  const link = new URL(location.href);
  const name = linkName(viewer);
  link.hash = `swtcg-step=${name && `${name}@`}${step}`;
  const text = textOf(viewer);
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src*="swtcg-elements"]');
  const script = own?.src ?? 'swtcg-elements.js';
  const embed = embedCode(script, { ...asSeen(viewer), step }, viewer.timeline.source?.file, text);
  return { link: link.href, text, embed };
}

/** What is not said, because it is so by itself. */
const USUAL: readonly unknown[] = [null, 'both', 'show'];

/** The attributes by which another page shows the same in the same way. */
function asSeen(viewer: SwtcgReplay): Record<string, string> {
  const addresses = (['src', 'cards'] as const).map((name) => [
    name,
    viewer[name] && new URL(viewer[name], document.baseURI).href,
  ]);
  const looks = ['perspective', 'flip', 'spoilers', 'theme'].map((name) => [name, viewer.getAttribute(name)]);
  return Object.fromEntries([...addresses, ...looks].filter(([, value]) => !USUAL.includes(value)));
}

async function copyOut(viewer: SwtcgReplay, text: string): Promise<void> {
  viewer.copied = await copyText(text);
  await viewer.updateComplete;
  // On a phone the menu is longer than the screen.
  viewer.renderRoot.querySelector('.menu [role=status]')?.scrollIntoView({ block: 'nearest' });
}

/** What the file is called, without its ending. */
const nameOf = ({ src }: SwtcgReplay): string =>
  src
    ?.split(/[/?#]/)
    .findLast((part) => /\.(json|txt)$/.test(part))
    ?.replace(/\.\w+$/, '') ?? 'replay';

const download = (viewer: SwtcgReplay): void => saveFile(viewer.toJSON(), `${nameOf(viewer)}.json`);

/** Every step of it: a page that shows that loads no engine. */
async function downloadLight(viewer: SwtcgReplay): Promise<void> {
  const { source } = viewer.timeline;
  if (!source) return;
  try {
    const { lightLog } = await import('./light-log.ts');
    saveFile(await lightLog(source), `${nameOf(viewer)}.views.json`, 0);
  } catch (failure) {
    viewer.fail(problemOf(failure));
  }
}

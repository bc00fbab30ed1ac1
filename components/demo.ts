// The demo page: its examples are files beside this one; one game is recorded, another is played against the table.
import './chart/swtcg-chart.ts';
import './replay/swtcg-replay.ts';
import './table/swtcg-table.ts';
import { EXAMPLES as TITLES } from './demo/examples.ts';
import { fetched } from './source/load.ts';

const EXAMPLES: Readonly<Record<string, URL>> = {
  tie: new URL('./demo/who-attacks-first.json', import.meta.url),
  disrupt: new URL('./demo/disrupt-disrupted.json', import.meta.url),
  prevented: new URL('./demo/prevented-and-gone.json', import.meta.url),
  game: new URL('../replays/game-12.json', import.meta.url),
};

for (const element of document.querySelectorAll('[data-example]')) {
  const address = EXAMPLES[element.getAttribute('data-example') ?? ''];
  if (address) element.setAttribute('src', address.href);
}

/** The examples of the folder `examples`, one at a time. */
async function questions(): Promise<void> {
  const select = document.querySelector<HTMLSelectElement>('#question');
  const answer = document.querySelector('#answer');
  const text = document.querySelector('#answer-text');
  if (!select || !answer) return;
  for (const [name, title] of Object.entries(TITLES)) select.add(new Option(title, name));
  const show = async () => {
    const address = `examples/${select.value}.txt`;
    answer.setAttribute('src', address);
    if (text) text.textContent = await fetched(address).catch(() => '');
  };
  select.addEventListener('change', () => void show());
  await show();
}

void questions();

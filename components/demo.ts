// The demo page: its examples are files beside this one, its game is a recorded one.
import './replay/swtcg-replay.ts';

const EXAMPLES: Readonly<Record<string, URL>> = {
  tie: new URL('./demo/who-attacks-first.json', import.meta.url),
  disrupt: new URL('./demo/disrupt-disrupted.json', import.meta.url),
  prevented: new URL('./demo/prevented-and-gone.json', import.meta.url),
  game: new URL('../replays/game-12.json', import.meta.url),
};

for (const element of document.querySelectorAll('swtcg-replay[data-example]')) {
  const address = EXAMPLES[element.getAttribute('data-example') ?? ''];
  if (address) element.setAttribute('src', address.href);
}

import 'swtcg-elements/swtcg-odds';
import 'swtcg-elements/swtcg-replay';
import game from 'swtcg-elements/replays/game-12.json?url';

const viewer = document.querySelector('swtcg-replay');
viewer.addEventListener('swtcg-ready', ({ detail }) => {
  document.title = detail.title;
});
viewer.src = game;

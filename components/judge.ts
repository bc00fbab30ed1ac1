// The page with the judge's desk. Its address keeps what is asked, so that a look-up can be sent to somebody.
import './rulings/swtcg-rulings.ts';

const desk = document.querySelector('swtcg-rulings');
const QUERY = 'q';

if (desk) {
  const asked = new URLSearchParams(location.search).get(QUERY);
  if (asked !== null && desk.entry === null) desk.query = asked;
  desk.addEventListener('swtcg-ruling', () => {
    const address = new URL(location.href);
    if (desk.query === '') address.searchParams.delete(QUERY);
    else address.searchParams.set(QUERY, desk.query);
    address.hash = desk.entry === null ? '' : `ruling=${desk.entry}`;
    history.replaceState(null, '', address);
  });
}

// MediaWiki:Gadget-swtcg.js. Wikitext knows no tags but its own: examples are written into boxes with the class
// `swtcg-replay`, and this makes elements of them. Where the elements lie:
const ELEMENTS = '/elements/swtcg-elements.js';

/** What an author may set, as `data-…` of the box. */
const ATTRIBUTES = ['src', 'step', 'perspective', 'flip', 'log', 'controls', 'theme', 'spoilers', 'preload'];

function dress(content) {
  const boxes = content.querySelectorAll('div.swtcg-replay');
  if (boxes.length === 0) return;
  for (const box of boxes) {
    const viewer = document.createElement('swtcg-replay');
    for (const name of ATTRIBUTES)
      if (box.hasAttribute(`data-${name}`)) viewer.setAttribute(name, box.getAttribute(`data-${name}`));
    viewer.append(...box.childNodes);
    box.replaceWith(viewer);
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.src = ELEMENTS;
  document.head.append(script);
}

if (window.mw?.hook) window.mw.hook('wikipage.content').add(([content]) => dress(content));
else dress(document);

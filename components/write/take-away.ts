// What a writer begins with, and takes away.

export const FIRST = `title: Does Evade stop Critical Hit?
at: space-battle
dark: 3 Force
  space: Dread Cruiser 30/5/6 "Critical Hit 2"
light: 4 Force
  space: Lancer 20/3/4 "Pay 1 Force -> Evade 2"
Dread Cruiser attacks Lancer, rolling 6 4 2 1 5
Lancer evades 2
expect: Lancer has 3 damage
`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * The text in a `<pre>`: without scripts readers see it, with them they play it. With a log of views before it nothing needs to
 * be played until somebody plays on.
 */
export const embedCode = (text: string, log: string | null = null): string =>
  `<script type="module" src="elements/swtcg-elements.js"></script>
<swtcg-replay>${
    log === null
      ? ''
      : `<script type="application/json">${log.replaceAll('<', '\\u003c')}</script>
`
  }<pre>
${escaped(text.trim())}
</pre></swtcg-replay>
`;

// What the search of the documentation looks in: each page, cut at its headings.

/** Sections that are code to copy: nobody looks for them. */
const CODE = /^(its-text|its-files|in-your-page)$/;
/** More of a section is not looked in. */
const MOST = 1200;

const plain = (html) =>
  html
    .replace(/<(?:figure|swtcg-[\w-]+)[\s\S]*?<\/(?:figure|swtcg-[\w-]+)>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

/** The sections of a page; what comes before its first heading belongs to the page itself. */
export function sectionsOf(page, title, html) {
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  const parts = main.split(/(?=<h2 id=)/);
  const kept = parts.filter((part) => !CODE.test(/^<h2 id="([^"]*)"/.exec(part)?.[1] ?? ''));
  return kept.map((part) => {
    const [, id, words] = /^<h2 id="([^"]*)">(.*?)<\/h2>/.exec(part) ?? [];
    return {
      id: id === undefined ? page : `${page}#${id}`,
      title,
      heading: words === undefined ? '' : plain(words),
      text: plain(part.replace(/^<h2[\s\S]*?<\/h2>/, '')).slice(0, MOST),
    };
  });
}

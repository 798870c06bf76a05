export interface PageContent {
  title: string;
  /** The HTML rendered by React. */
  html: string;
  /** Name of the prerendered page, by which startPortal.tsx recognizes HTML that it can hydrate. */
  mark?: string | undefined;
  /** The inline script that runs before the first paint, and its `data-` attributes. */
  beforePaint: string;
  data?: Record<string, string[]>;
  /** The CSS that `html` needs for its first paint, inlined so that it loads no other file. */
  firstStyles: string;
  /** The `@font-face` rules. beforePaint.js enables them if the font file is in the cache. */
  fontStyles: string;
  /** The complete stylesheet, linked at the end of the body, where it does not block the paint. */
  stylesheet: string;
  /** The scripts of the first view, starting with the entry. */
  scripts: string[];
}

/** Fills the development page (index.html) with the content of a built page. */
export function composeHtml(template: string, page: PageContent): string {
  const [entry, ...others] = page.scripts;
  const mark = page.mark === undefined ? '' : ` data-page="${page.mark}"`;
  const data = Object.entries(page.data ?? {}).map(
    ([name, values]) => ` data-${name}="${values.join(' ')}"`,
  );
  const replacements: [part: RegExp, by: string][] = [
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(page.title)}</title>`],
    [
      /<script src="\/src\/start\/beforePaint\.js"><\/script>/,
      `<style id="web-font" media="not all">${page.fontStyles}</style>` +
        `<script${data.join('')}>${page.beforePaint}</script>` +
        (page.firstStyles && `<style>${page.firstStyles}</style>`),
    ],
    [
      /<script type="module" src="\/src\/main\.ts"><\/script>/,
      `<script type="module" src="/${entry}"></script>` +
        others.map((file) => `<link rel="modulepreload" href="/${file}">`).join(''),
    ],
    [/<div id="root"><\/div>/, `<div id="root"${mark}>${page.html}</div>`],
    [/<\/body>/, `<link rel="stylesheet" href="/${page.stylesheet}"></body>`],
  ];
  return replacements.reduce((html, [part, by]) => {
    if (!part.test(html)) throw new Error(`index.html has no ${part.source}.`);
    return html.replace(part, () => by);
  }, template);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

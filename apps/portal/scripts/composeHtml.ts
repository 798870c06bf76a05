import type { PageAssets } from './pageAssets.ts';

export interface ScriptsAhead {
  /** The scripts of every signed-in page. */
  signedIn: string[];
  /** The additional scripts of Home. */
  home: string[];
  /** The addresses at which Home is the first page. */
  homePaths: string[];
  /** The URLs that show the frame of the signed-in pages before any script. */
  framedPaths: string[];
}

export interface PageContent {
  title: string;
  /** The HTML that React rendered. */
  html: string;
  /** Names the page that `html` shows, for hydration. */
  mark?: string | undefined;
  /** The script that runs before the first paint. */
  beforePaint: string;
  /**
   * The styles of `html`, inlined so that it paints without another file. The other styles come at the end.
   */
  firstStyles: string;
  /** The `@font-face` rules, which apply once an earlier visit has loaded the file. */
  fontStyles: string;
  /** The scripts that beforePaint.js preloads when a session is stored. */
  ahead?: ScriptsAhead;
  assets: PageAssets;
}

const element = {
  title: /<title>[^<]*<\/title>/,
  beforePaint: /<script src="\/src\/start\/beforePaint\.js"><\/script>/,
  config: /<script type="application\/json" id="portal-config">[^<]*<\/script>/,
  entry: /<script type="module" src="\/src\/main\.tsx"><\/script>/,
  root: /<div id="root"><\/div>/,
  end: /<\/body>/,
};

/**
 * Fills the development page (index.html) with a built page's content. The first paint's styles and script
 * are inline, and the page's policy lists their hashes; all other styles come at the end of the body, where
 * they do not block the paint.
 */
export function composeHtml(template: string, page: PageContent): string {
  const { styles, scripts } = page.assets;
  const [entry, ...others] = scripts;
  const mark = page.mark === undefined ? '' : ` data-page="${escapeHtml(page.mark)}"`;
  const ahead = page.ahead ? dataOf(page.ahead) : '';
  const preload = (file: string) => `<link rel="modulepreload" href="/${file}">`;
  const firstStyles = page.firstStyles && `<style>${page.firstStyles}</style>`;
  const fontStyles =
    page.fontStyles && `<style id="web-font" media="not all">${page.fontStyles}</style>`;
  const links = styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('');
  const replacements: [RegExp, string][] = [
    [element.title, `<title>${escapeHtml(page.title)}</title>`],
    [
      element.beforePaint,
      `${fontStyles}<script${ahead}>${page.beforePaint}</script>${firstStyles}`,
    ],
    [element.config, '<script type="application/json" id="portal-config">{}</script>'],
    [
      element.entry,
      [`<script type="module" src="/${entry}"></script>`, ...others.map(preload)].join(''),
    ],
    [element.root, `<div id="root"${mark}>${page.html}</div>`],
    [element.end, `${links}</body>`],
  ];
  return replacements.reduce((html, [pattern, part]) => {
    if (!pattern.test(html)) throw new Error(`index.html has no ${pattern.source}.`);
    return html.replace(pattern, () => part);
  }, template);
}

function dataOf({ signedIn, home, homePaths, framedPaths }: ScriptsAhead): string {
  const urls = (files: string[]) => files.map((file) => `/${file}`).join(' ');
  return ` data-ahead="${urls(signedIn)}" data-home="${homePaths.join(' ')}" data-ahead-home="${urls(home)}" data-framed="${framedPaths.join(' ')}"`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

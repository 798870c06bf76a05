import type { PageAssets } from './pageAssets.ts';

export interface PreloadedScripts {
  /** URLs of the scripts that every signed-in page needs. */
  signedIn: string[];
  /** URLs of the additional scripts of Home. */
  home: string[];
  /** URL paths at which a signed-in customer sees Home first. */
  homePaths: string[];
  /** URL paths that show the frame of the signed-in pages before any script runs. */
  framedPaths: string[];
}

export interface PageContent {
  title: string;
  /** The HTML rendered by React. */
  html: string;
  /**
   * Name of the page that `html` contains, so that the script hydrates it only at the matching URL.
   */
  mark?: string | undefined;
  /** The inline script that runs before the first paint. */
  beforePaint: string;
  /**
   * The CSS that `html` needs for its first paint, inlined so that it loads no other file. The full
   * stylesheet is linked at the end of the body.
   */
  firstStyles: string;
  /**
   * The `@font-face` rules, which are applied only if an earlier visit has already loaded the font
   * file.
   */
  fontStyles: string;
  /** The scripts that beforePaint.js preloads if a session is stored. */
  preload?: PreloadedScripts;
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
 * Fills the development page (index.html) with the content of a built page. The styles and the
 * script of the first paint are inline, and the content policy lists their hashes. All other styles
 * are at the end of the body, where they do not block the paint.
 */
export function composeHtml(template: string, page: PageContent): string {
  const { styles, scripts } = page.assets;
  const [entry, ...others] = scripts;
  const mark = page.mark === undefined ? '' : ` data-page="${escapeHtml(page.mark)}"`;
  const preloadData = page.preload ? dataOf(page.preload) : '';
  const preload = (file: string) => `<link rel="modulepreload" href="/${file}">`;
  const firstStyles = page.firstStyles && `<style>${page.firstStyles}</style>`;
  const fontStyles =
    page.fontStyles && `<style id="web-font" media="not all">${page.fontStyles}</style>`;
  const links = styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('');
  const replacements: [RegExp, string][] = [
    [element.title, `<title>${escapeHtml(page.title)}</title>`],
    [
      element.beforePaint,
      `${fontStyles}<script${preloadData}>${page.beforePaint}</script>${firstStyles}`,
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

function dataOf({ signedIn, home, homePaths, framedPaths }: PreloadedScripts): string {
  const urls = (files: string[]) => files.map((file) => `/${file}`).join(' ');
  return ` data-preload="${urls(signedIn)}" data-home="${homePaths.join(' ')}" data-preload-home="${urls(home)}" data-framed="${framedPaths.join(' ')}"`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

import { paths } from '@bank-bonuses/routes';
import Beasties from 'beasties';

/**
 * Attribute of the root element with the theme that the visitor chose, set before the first paint.
 */
const chosenTheme = /data-theme/;

/**
 * Attribute of the root element with the form of the signed-in frame (open sidebar or rail), set
 * before the first paint.
 */
const frame = /data-frame/;

/** Attribute of the root element that marks a registration that is resumed at a later step. */
const resumed = /data-resumed/;

/**
 * Matches the selectors of the reset and of the light theme. Beasties would remove their rules: it
 * finds no element for a selector such as `:where(body)`.
 */
const anywhere = /^:where\(/;

/**
 * Returns the rules of the page's stylesheets that its HTML needs for the first paint. The complete
 * stylesheets load later and repeat these rules.
 * @param html a built page whose links point into `dist`
 * @param scripts source of the inline scripts, whose CSS variables are kept
 */
export async function firstStylesOf(html: string, dist: string, scripts = ''): Promise<string> {
  const beasties = new Beasties({
    path: dist,
    publicPath: '/',
    fonts: false,
    reduceInlineStyles: false,
    logLevel: 'silent',
    allowRules: [
      chosenTheme,
      anywhere,
      ...(html.includes(' data-framed=') ? [frame] : []),
      ...(html.includes(` data-page="${paths.register}"`) ? [resumed] : []),
    ],
  });
  const [, styles] = /<style>([^]*?)<\/style>/.exec(await beasties.process(html)) ?? [];
  if (!styles) throw new Error('The page has no styles of its own: see composeHtml.');
  const read = [...scripts.matchAll(/--[\w-]+/g)].map(([name]) => name);
  return withoutUnusedVariables(styles, read);
}

/**
 * Removes unused CSS variables. The theme defines variables for every component, but the first
 * paint of a page uses only about half of them.
 */
function withoutUnusedVariables(css: string, read: string[]): string {
  const used = new Set([...read, ...[...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)]);
  const rest = css.replaceAll(
    /(?<=[{;])(--[\w-]+):(?:"[^"]*"|[^";{}])*(?:;|(?=\}))/g,
    (text, name: string) => (used.has(name) ? text : ''),
  );
  // Runs again: if only the removed variable referred to another variable, that variable is unused
  // now.
  return rest === css ? css : withoutUnusedVariables(rest, read);
}

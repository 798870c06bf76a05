import { paths } from '@bank-bonuses/routes';
import Beasties from 'beasties';

/** Says which theme a visitor chose: set on the root element before the first paint. */
const chosenTheme = /data-theme/;

/** Says in which form the frame of the signed-in pages shows, and with which page, set there too, where there is one. */
const frame = /data-frame/;

/** Marks a registration that is resumed at a later step. */
const resumed = /data-resumed/;

/**
 * The reset and the light theme. Beasties tests which elements a rule matches, and finds none for
 * `:where(body)`.
 */
const anywhere = /^:where\(/;

/**
 * Returns the rules of the page's stylesheets that its HTML needs for the first paint. The complete
 * stylesheets load later and repeat them.
 * @param html a built page whose links point into `dist`
 * @param scripts the inline scripts, which may read variables, too
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

/** The theme has a variable for all that a screen may show; a page's first paint reads about half of them. */
function withoutUnusedVariables(css: string, read: string[]): string {
  const used = new Set([...read, ...[...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)]);
  const rest = css.replaceAll(
    /(?<=[{;])(--[\w-]+):(?:"[^"]*"|[^";{}])*(?:;|(?=\}))/g,
    (text, name: string) => (used.has(name) ? text : ''),
  );
  // A variable that only unused variables read is unused too.
  return rest === css ? css : withoutUnusedVariables(rest, read);
}

import Beasties from 'beasties';

/**
 * Selectors whose rules are always kept: beforePaint.js sets these attributes, and Beasties finds no
 * element for a selector such as `:where(body)`.
 */
const kept = [/data-theme/, /data-frame/, /data-resumed/, /^:where\(/];

/**
 * Returns the rules of the stylesheet that a page's HTML needs for the first paint. The complete
 * stylesheet loads later and repeats these rules.
 * @param html a built page whose links point into `dist`
 */
export async function firstStylesOf(html: string, dist: string): Promise<string> {
  const beasties = new Beasties({
    path: dist,
    publicPath: '/',
    fonts: false,
    reduceInlineStyles: false,
    logLevel: 'silent',
    allowRules: kept,
  });
  const processed = await beasties.process(html);
  const [, styles] = /<style>([^]*?)<\/style>/.exec(processed) ?? [];
  if (!styles) throw new Error('The page has no styles for its first paint: see composeHtml.');
  return styles;
}

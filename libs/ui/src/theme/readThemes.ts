/** One of the themes that a stylesheet defines. */
export interface FoundTheme {
  /** Name of the theme: 'data-theme="contrast"', or 'no data-theme, dark system'. */
  name: string;
  /** The built-in theme on which the theme is based. */
  base: 'light' | 'dark';
  /** Values that the theme sets, by the names of the variables. */
  values: ReadonlyMap<string, string>;
}

interface Block {
  /** Words that `data-theme` must contain. */
  names: string[];
  /** Words that `data-theme` must not contain; 'any' for `:not([data-theme])`. */
  forbidden: string[];
  onDark: boolean;
  values: [name: string, value: string][];
}

/**
 * Returns every theme that a stylesheet defines with the kit's variables, for each `data-theme`
 * that a page can set.
 */
export function readThemes(css: string): FoundTheme[] {
  const blocks = readBlocks(css);
  const choices = new Set(['', 'light', 'dark', ...blocks.map(({ names }) => names.join(' '))]);
  return [...choices].flatMap((choice) =>
    [false, true].map((onDark) => themeOf(blocks, choice, onDark)),
  );
}

function themeOf(blocks: Block[], choice: string, onDark: boolean): FoundTheme {
  const names = choice.split(' ').filter(Boolean);
  const isForbidden = (name: string) => (name === 'any' ? names.length > 0 : names.includes(name));
  const applied = blocks
    .filter((block) => block.names.every((each) => names.includes(each)))
    .filter((block) => !block.forbidden.some(isForbidden))
    .filter((block) => onDark || !block.onDark);
  // A more specific rule takes precedence, whatever the order of the rules.
  applied.sort((a, b) => weightOf(a) - weightOf(b));
  const isDark = choice === '' ? onDark : names.includes('dark');
  const choiceText = choice === '' ? 'no data-theme' : `data-theme="${choice}"`;
  return {
    name: onDark ? `${choiceText}, dark system` : choiceText,
    base: isDark ? 'dark' : 'light',
    values: new Map(applied.flatMap(({ values }) => values)),
  };
}

const weightOf = ({ names, forbidden }: Block) => names.length + forbidden.length;

function readBlocks(css: string): Block[] {
  const blocks: Block[] = [];
  const open: string[] = [];
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '');
  for (const [, text = '', end] of plain.matchAll(/([^{}]*)([{}])/g)) {
    if (end === '{') open.push(text.split(';').at(-1)?.trim() ?? '');
    else {
      const values = [...text.matchAll(/(--bb-[\w-]+)\s*:\s*([^;]+)/g)].map(
        ([, name = '', value = '']): [string, string] => [name, value.trim()],
      );
      const where = open.join(' ');
      if (values.length > 0)
        blocks.push({ ...selectorOf(where), onDark: isForDark(where), values });
      open.pop();
    }
  }
  return blocks;
}

const isForDark = (where: string) => /prefers-color-scheme:\s*dark/.test(where);

const negations = /:not\(\[data-theme([^)]*)\]\)/g;

const selectorOf = (where: string) => ({
  names: namesIn(where.replaceAll(negations, '')),
  forbidden: [...where.matchAll(negations)].flatMap(([, test = '']) =>
    test === '' ? ['any'] : namesIn(`[data-theme${test}]`),
  ),
});

const namesIn = (selector: string) =>
  [...selector.matchAll(/\[data-theme~?=\s*["']?([\w -]+)/g)]
    .flatMap(([, names = '']) => names.split(' '))
    .sort();

import { formatFiles, generateFiles, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { edit, insert } from './edit.ts';

export interface ComponentOptions {
  /** The component's name in PascalCase. */
  name: string;
  /**
   * The row of the README's table that lists the component, and its group in Storybook.
   * @default 'Data display'
   */
  row?: string;
}

const kit = 'libs/ui';

/**
 * `nx g @bank-bonuses/workspace:component <name>` adds a component to the UI kit: its files, export
 * and documentation, and its entry in the README.
 */
export async function generateComponent(tree: Tree, options: ComponentOptions): Promise<void> {
  const { name, row = 'Data display' } = options;
  const folder = `${kit}/src/components/${name}`;
  if (tree.exists(folder)) throw new Error(`${folder} already exists.`);
  generateFiles(tree, join(import.meta.dirname, 'files/component'), folder, { name, row });
  edit(tree, `${kit}/src/index.ts`, (text) => withExports(text, name));
  edit(tree, `${kit}/README.md`, (text) => withRow(text, name, row));
  await formatFiles(tree);
}

/** Adds the exports in alphabetical order. */
function withExports(text: string, name: string): string | undefined {
  const from = `from './components/${name}/${name}.tsx';\n`;
  const lines = `export { ${name} } ${from}export type { ${name}Props } ${from}`;
  const exports = [
    ...text.matchAll(/^export (?:type )?\{[^}]*\} from '\.\/components\/(\w+)\/[^']+';\n/gm),
  ];
  const next = exports.find(([, folder = '']) => folder.localeCompare(name) > 0);
  const last = exports.at(-1);
  if (!last) return undefined;
  return insert(text, next?.index ?? last.index + last[0].length, lines);
}

function withRow(text: string, name: string, row: string): string | undefined {
  const line = new RegExp(`^\\| ${row} +\\| .*\\S`, 'm').exec(text);
  const end = / +\|$/.exec(line?.[0] ?? '');
  return line && end ? insert(text, line.index + end.index, `, ${name}`) : undefined;
}

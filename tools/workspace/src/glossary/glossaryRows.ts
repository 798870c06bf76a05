import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A row of the glossary: its names, and the file that it links. */
interface GlossaryRow {
  concept: string;
  names: string[];
  link: string;
}

/** The rows of every table of the text: concept, names in backticks, a link. */
export function glossaryRows(markdown: string): GlossaryRow[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && /\]\([^)]+\)/.test(line))
    .map((line) => {
      const [, concept = '', names = '', place = ''] = line.split('|').map((cell) => cell.trim());
      const [, link = ''] = /\]\(([^)]+)\)/.exec(place) ?? [];
      return {
        concept,
        names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
        link,
      };
    });
}

/** What a row promises and the repository does not have; `from` is the file that holds the table. */
export function checkRow(root: string, from: string, { concept, names, link }: GlossaryRow) {
  const file = join(dirname(from), link);
  const path = join(root, file);
  if (!existsSync(path) || !statSync(path).isFile())
    return [`${concept}: there is no file ${file}`];
  if (names.length === 0) return [`${concept}: no name in backticks`];
  const text = `${file}\n${readFileSync(path, 'utf8')}`;
  return names
    .filter((name) => !patternOf(name).test(text))
    .map((name) => `${concept}: ${file} has no ${name}`);
}

/** `max…` stands for every name that begins so, `…Deps` for every one that ends so. */
function patternOf(name: string): RegExp {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w])${escaped.replaceAll('…', '\\w+')}(?![\\w])`);
}

import type { Tree } from '@nx/devkit';

/**
 * Replaces a file's text with the result of `change`. Throws if `change` returns undefined, which
 * means that it does not recognize the file's format.
 */
export function edit(tree: Tree, file: string, change: (text: string) => string | undefined): void {
  const text = change(tree.read(file, 'utf8') ?? '');
  if (text === undefined)
    throw new Error(`${file} has a format that this generator does not support.`);
  tree.write(file, text);
}

export const insert = (text: string, index: number, added: string): string =>
  text.slice(0, index) + added + text.slice(index);

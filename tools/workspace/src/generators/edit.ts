import type { Tree } from '@nx/devkit';

/** Changes a file; throws where `change` does not find the place for what it adds. */
export function edit(tree: Tree, file: string, change: (text: string) => string | undefined): void {
  const text = change(tree.read(file, 'utf8') ?? '');
  if (text === undefined) throw new Error(`${file} has another form than this generator knows.`);
  tree.write(file, text);
}

export const insert = (text: string, index: number, added: string): string =>
  text.slice(0, index) + added + text.slice(index);

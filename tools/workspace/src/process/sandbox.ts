import { run } from './process.ts';

const program = (file: string) => [
  '--conditions=@bank-bonuses/source',
  `tools/sandbox/src/${file}.ts`,
];

/** Arguments for Node that start the sandbox. */
export const sandboxProgram = program('main');

/**
 * Exits with an error if the sandbox would reject these arguments. Call this before anything is
 * built or watched.
 */
export async function checkSandboxArguments(args: string[]): Promise<void> {
  const { code } = await run('node', [...program('checkOptions'), ...args]);
  if (code !== 0) process.exit(code);
}

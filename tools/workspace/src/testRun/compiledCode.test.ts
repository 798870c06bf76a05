import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareCompiledCode } from './compiledCode.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'compiled-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

const compiledFiles = () =>
  readdirSync(join(root, 'compiled'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );

/** A program with a module whose types are stripped. */
function runProgram(): string {
  const program = join(root, 'program.ts');
  writeFileSync(join(root, 'sum.ts'), 'export const sum = (a: number, b: number) => a + b;\n');
  writeFileSync(
    program,
    "import { sum } from './sum.ts';\nprocess.stdout.write(`${sum(1, 2)}\\n`);\n",
  );
  return execFileSync(process.execPath, [program], { encoding: 'utf8' });
}

test('what one program compiles is kept for the next', () => {
  vi.stubEnv('NODE_COMPILE_CACHE', undefined);
  shareCompiledCode(root);
  expect(runProgram()).toBe('3\n');
  expect(compiledFiles().length).toBeGreaterThan(0);
});

test('a run begins without what an earlier one has compiled', () => {
  vi.stubEnv('NODE_COMPILE_CACHE', undefined);
  const left = join(root, 'compiled', 'left');
  mkdirSync(left, { recursive: true });
  shareCompiledCode(root);
  expect(existsSync(left)).toBe(false);
});

test('programs work where nothing can be kept', () => {
  vi.stubEnv('NODE_COMPILE_CACHE', undefined);
  // No folder can be made below a file, whoever runs this.
  const file = join(root, 'file');
  writeFileSync(file, '');
  shareCompiledCode(file);
  expect(runProgram()).toBe('3\n');
});

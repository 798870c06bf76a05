import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const pathOf = (name: string) => fileURLToPath(new URL(`../examples/${name}`, import.meta.url));

it('the quick starts compile in strict TypeScript', { timeout: 60_000 }, () => {
  const program = ts.createProgram(['quickStart.mjs', 'quickStart.cjs'].map(pathOf), {
    strict: true,
    allowJs: true,
    checkJs: true,
    noEmit: true,
    skipLibCheck: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    types: ['node'],
    customConditions: ['@bank-bonuses/source'],
    allowImportingTsExtensions: true,
  });
  const messages = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  expect(messages).toEqual([]);
});

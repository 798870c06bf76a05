import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkClientDirectives } from './clientDirective.testing.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'directives-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function check(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return checkClientDirectives(folder);
}

const hook = `import { useState } from "react";\nexport const useOpen = () => useState(false);`;

test("'use client' is required for state, a browser library or an event handler", () => {
  const { missing } = check({
    'a.js': hook,
    'b.js': `import { Dialog } from "@base-ui/react/dialog";`,
    'c.js': `export const C = () => jsx("button", { onClick: () => {} });`,
    'd.js': `import { useId, memo } from "react";\nexport const D = ({ onChange }) => jsx("p", { id: useId() });`,
  });
  expect(missing).toEqual(['a.js: useState', 'b.js: @base-ui/react/dialog', 'c.js: onClick']);
});

test("'use client' is required to call a function from a file with this directive", () => {
  const { missing } = check({
    'hooks/a.js': `"use client";\n${hook}`,
    'b.js': `import { useOpen } from "./hooks/a.js";\nexport const useB = () => useOpen();`,
    'c.js': `import { useB } from "./b.js";\nexport const C = () => jsx("p", { children: useB() });`,
    'd.js': `import { C } from "./c.js";\nexport const D = () => jsx(C, {});`,
  });
  expect(missing).toEqual(['b.js: calls useOpen', 'c.js: calls useB']);
});

test("'use client' is required to pass a function to a component with this directive", () => {
  const field = `"use client";\nimport { useState } from "react";\nexport const Field = () => useState();`;
  const draw = (props: string, more = '') =>
    `import { Field } from "./field.js";\nimport { format, longest } from "./format.js";\n${more}\nexport const X = () => jsx(Field, ${props});`;
  const { missing } = check({
    'field.js': field,
    'format.js': 'export const format = (text) => text;\nexport const longest = 5;',
    'plain.js': `export const Plain = () => jsx("p", {});`,
    'a.js': draw('{ format: format }'),
    'b.js': draw('{ format: (text) => text }'),
    'c.js': draw('{ format }'),
    'd.js': draw('{ format: own }', 'function own() {}'),
    'e.js': draw('{ maxLength: longest, children: jsx("p", {}) }'),
    'f.js': `import { Plain } from "./plain.js";\nimport { format } from "./format.js";\nexport const F = () => jsx(Plain, { format });`,
  });
  expect(missing).toEqual(
    ['a.js', 'b.js', 'c.js', 'd.js'].map((file) => `${file}: passes a function to Field`),
  );
});

test("'use client' counts as missing if it is not the first statement", () => {
  const late = `import { useState } from "react";\n"use client";`;
  expect(check({ 'a.js': late, 'b.js': `// A license.\n'use client';\n${hook}` }).missing).toEqual([
    'a.js: useState',
  ]);
});

test("'use client' is reported as needless in a component that a server can render", () => {
  expect(check({ 'a.js': `'use client';\nexport const A = () => jsx("p", {});` }).needless).toEqual(
    ['a.js'],
  );
});

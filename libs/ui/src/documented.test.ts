import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import * as charts from './charts/index.ts';
import chartsIndex from './charts/index.ts?raw';
import * as kit from './index.ts';
import kitIndex from './index.ts?raw';
import type { ComponentDocs } from './internal/componentDocs.ts';

const docsFiles = import.meta.glob<ComponentDocs>('./*/*/*.docs.ts', {
  import: 'docs',
  eager: true,
});
const examples = import.meta.glob<ComponentType>('./*/*/*.example.tsx', {
  import: 'Example',
  eager: true,
});
const sources = import.meta.glob<string>(
  ['./{components,charts,internal,days}/**/*.{ts,tsx}', '!./**/*.{css,test,stories}.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
);

const byName = <T>(files: Record<string, T>) =>
  new Map(
    Object.entries(files).map(([file, value]) => [
      /(\w+)\.\w+\.tsx?$/.exec(file)?.[1] ?? '',
      value,
    ]),
  );
const docs = byName(docsFiles);
const exampleOf = byName(examples);

const components = Object.keys({ ...kit, ...charts }).filter((name) => /^[A-Z]/.test(name));
const related = new Set([...docs.values()].flatMap(({ related: names = [] }) => names));
const withPage = components.filter((name) => !related.has(name));

test('every component has a page with its uses, its alternatives, its other names and an example', () => {
  expect(withPage.length).toBeGreaterThan(50);
  const complete = withPage.filter((name) => {
    const { use = [], avoid = [], words = [] } = docs.get(name) ?? {};
    return use.length > 0 && avoid.length > 0 && words.length > 0 && exampleOf.has(name);
  });
  expect(complete).toEqual(withPage);
});

test('every page is about an exported component', () => {
  expect([...docs.keys()].sort()).toEqual([...withPage].sort());
  const exported = Object.keys({ ...kit, ...charts });
  expect([...related].filter((name) => !exported.includes(name))).toEqual([]);
});

describe.each(withPage)('the example of %s', (name) => {
  const [, code = ''] =
    Object.entries(sources).find(([file]) => file.endsWith(`/${name}.example.tsx`)) ?? [];

  test('renders the component and imports only public packages', () => {
    expect(code).toMatch(new RegExp(`<${name}[\\s/>]`));
    const imported = [...code.matchAll(/ from '([^']+)'/g)].map(([, from]) => from);
    expect(imported).toContainEqual(expect.stringMatching(/^@bank-bonuses\/ui(\/charts)?$/));
    expect(imported).not.toContainEqual(expect.stringMatching(/^\./));
  });

  test('renders on a server', () => {
    expect(renderToString(createElement(exampleOf.get(name) ?? 'i'))).not.toMatch(/ style=/);
  });
});

interface Declared {
  /** Members of the type. */
  members: string[];
  /** Members of the type that have no comment. */
  undescribed: string[];
  /** Names of the types that this type uses. */
  uses: string[];
}

/** Returns the interfaces and types that a file declares, by name. */
function declaredIn([file, text]: [string, string]): [string, Declared][] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((one): [string, Declared][] => {
    if (ts.isTypeAliasDeclaration(one))
      return [[one.name.text, { members: [], undescribed: [], uses: namesIn(one.type.getText()) }]];
    if (!ts.isInterfaceDeclaration(one)) return [];
    const nameOf = (member: ts.TypeElement) => `${one.name.text}.${member.name?.getText()}`;
    const members = one.members.map(nameOf);
    const undescribed = one.members
      .filter((member) => ts.getJSDocCommentsAndTags(member).length === 0)
      .map(nameOf);
    const uses = (one.heritageClauses ?? []).flatMap((clause) => namesIn(clause.getText()));
    return [[one.name.text, { members, undescribed, uses }]];
  });
}

const namesIn = (text: string) => text.match(/\b[A-Z]\w+/g) ?? [];

/** Returns the types that the entries export, and the types that these use. */
function publicTypes(): Declared[] {
  const declared = new Map(Object.entries(sources).flatMap(declaredIn));
  const seen = new Set<string>();
  const visit = (name: string): Declared[] => {
    const type = declared.get(name);
    if (!type || seen.has(name)) return [];
    seen.add(name);
    return [type, ...type.uses.flatMap(visit)];
  };
  return [kitIndex, chartsIndex].flatMap((text) =>
    [...text.matchAll(/export type \{([^}]*)\}/g)].flatMap(([, names = '']) =>
      namesIn(names).flatMap(visit),
    ),
  );
}

test('every prop is described', () => {
  const types = publicTypes();
  expect(types.flatMap(({ undescribed }) => undescribed)).toEqual([]);
  expect(types.length).toBeGreaterThan(70);
});

/**
 * Prop names that the README's table replaces with common names. `MonogramProps.name` may stay,
 * because it is the name of a person or a bank.
 */
const retired =
  /\.(hint|legend|heading|lede|subtitle|detail|reason|caption|name|text|foot|waiting)$/;

test('no prop has a name that the README replaces with a common name', () => {
  const members = publicTypes().flatMap((type) => type.members);
  expect(members.filter((name) => retired.test(name))).toEqual(['MonogramProps.name']);
});

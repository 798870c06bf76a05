import ts from 'typescript';
import { type ApiChange, major, minor } from './changes.ts';
import { directionsOf } from './directions.ts';
import { compareTypes, compareValues, type Comparison } from './typeDiff.ts';

/** The source of each entry of a package, by the entry's name. */
export type Entries = Readonly<Record<string, string>>;

export interface PackageSources {
  name: string;
  before: Entries;
  after: Entries;
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['@bank-bonuses/source'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  noEmit: true,
  types: [],
};

/**
 * Compares what the entries of a package export, as TypeScript sees it: names that are gone, props and
 * members that are gone, and what no longer fits where the old one did. Both versions are in one program, so
 * that the compiler itself says whether one type fits the other.
 */
export function compareExports(sources: PackageSources): ApiChange[] {
  const { name, before, after } = sources;
  const program = ts.createProgram([...Object.values(before), ...Object.values(after)], options);
  const checker = program.getTypeChecker();
  const label = (entry: string) => (entry === '.' ? name : `${name}${entry.slice(1)}`);
  const exportsOf = (file: string) => {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    if (!symbol) throw new Error(`${file} exports nothing.`);
    return new Map(checker.getExportsOfModule(symbol).map((each) => [each.name, each]));
  };
  const known = Object.values(before).flatMap((file) => [...exportsOf(file).values()]);
  const values = known.map((symbol) => original(symbol, checker)).filter(isValue);
  const comparison: Comparison = {
    checker,
    direction: directionsOf(checker, values),
    exported: new Set(known.map((symbol) => symbol.name)),
  };
  return [
    ...missing(before, after).map((entry) => major(`The entry ${label(entry)} is gone`)),
    ...missing(after, before).map((entry) => minor(`The entry ${label(entry)} is new`)),
    ...Object.entries(before).flatMap(([entry, file]) => {
      const now = after[entry];
      if (now === undefined) return [];
      return compareEntry(label(entry), exportsOf(file), exportsOf(now), comparison);
    }),
  ];
}

const missing = (all: Entries, known: Entries) => Object.keys(all).filter((key) => !(key in known));

type Symbols = ReadonlyMap<string, ts.Symbol>;

/** Their word is the contract, which is compared by itself. */
const generated = ['components', 'paths'];

function compareEntry(entry: string, old: Symbols, now: Symbols, comparison: Comparison) {
  const gone = [...old.keys()].filter((name) => !now.has(name));
  const added = [...now.keys()].filter((name) => !old.has(name));
  return [
    ...gone.map((name) => major(`\`${name}\` of ${entry} is gone`)),
    ...added.map((name) => minor(`\`${name}\` of ${entry} is new`)),
    ...[...old].flatMap(([name, was]) => {
      const is = now.get(name);
      if (!is || generated.includes(name)) return [];
      return compareSymbols(name, was, is, comparison);
    }),
  ];
}

function compareSymbols(
  name: string,
  was: ts.Symbol,
  is: ts.Symbol,
  comparison: Comparison,
): ApiChange[] {
  const { checker } = comparison;
  const [before, after] = [original(was, checker), original(is, checker)];
  if (isValue(before)) {
    if (!isValue(after)) return [major(`\`${name}\` is a type only`)];
    return compareValues(
      name,
      checker.getTypeOfSymbol(before),
      checker.getTypeOfSymbol(after),
      comparison,
    );
  }
  return compareTypes(
    name,
    checker.getDeclaredTypeOfSymbol(before),
    checker.getDeclaredTypeOfSymbol(after),
    comparison,
  );
}

const isValue = ({ flags }: ts.Symbol) => Boolean(flags & ts.SymbolFlags.Value);

/** What was exported under this name where it was declared. */
const original = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

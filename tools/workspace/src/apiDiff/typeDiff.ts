import ts from 'typescript';
import { type ApiChange, major, minor } from './changes.ts';
import { argumentsOf, type Direction } from './directions.ts';

export interface Comparison {
  checker: ts.TypeChecker;
  /** Whether users write values of the type with this name, receive them, or both. */
  direction: (name: string) => Direction;
  /** Names of types that are compared by themselves, wherever they are used. */
  exported: ReadonlySet<string>;
}

const onlyWritten: Direction = { written: true, received: false };
const onlyReceived: Direction = { written: false, received: true };

/** How deep the members of an object of constants are compared: `vars.tone.critical.text`. */
const depthLimit = 5;

/** Compares two versions of a function, a component, a class or an object of constants. */
export function compareValues(
  name: string,
  before: ts.Type,
  after: ts.Type,
  comparison: Comparison,
  depth = 0,
): ApiChange[] {
  const { checker } = comparison;
  const [construct] = before.getConstructSignatures();
  if (construct) return compareClasses(name, before, after, comparison);
  const [call] = before.getCallSignatures();
  if (call) return compareFunctions(name, before, after, comparison);
  if (!(before.flags & ts.TypeFlags.Object) || checker.isArrayLikeType(before)) return [];
  if (depth > depthLimit) return [];
  return compareMembers(before, after, (key, was, is) => {
    const path = `${name}.${key}`;
    if (is === undefined) return [major(`\`${path}\` is gone`)];
    if (was === undefined) return [minor(`\`${path}\` is new`)];
    const [old, now] = [checker.getTypeOfSymbol(was), checker.getTypeOfSymbol(is)];
    return compareValues(path, old, now, comparison, depth + 1);
  });
}

/** A component's props, or a function's parameters, and what comes back. */
function compareFunctions(
  name: string,
  before: ts.Type,
  after: ts.Type,
  comparison: Comparison,
): ApiChange[] {
  const { checker } = comparison;
  const [old] = before.getCallSignatures();
  const [now] = after.getCallSignatures();
  if (!old || !now) return [major(`\`${name}\` cannot be called any more`)];
  const parameters = old.parameters.flatMap((parameter, at) => {
    const next = now.parameters[at];
    if (next === undefined) return [];
    const [was, is] = [checker.getTypeOfSymbol(parameter), checker.getTypeOfSymbol(next)];
    if (!isRecord(was) || comparison.exported.has(nameOf(was))) return [];
    return compareTypes(name, was, is, { ...comparison, direction: () => onlyWritten });
  });
  if (parameters.some(({ bump }) => bump === 'major') || old.typeParameters) return parameters;
  if (!checker.isTypeAssignableTo(after, before)) {
    return [
      ...parameters,
      major(`\`${name}\` no longer fits where it did: ${text(after, checker)}`),
    ];
  }
  return parameters;
}

function compareClasses(name: string, before: ts.Type, after: ts.Type, comparison: Comparison) {
  const { checker } = comparison;
  const instance = (type: ts.Type) => type.getConstructSignatures()[0]?.getReturnType();
  const [was, is] = [instance(before), instance(after)];
  if (!was || !is) return [major(`\`${name}\` is no class any more`)];
  const changes = compareTypes(name, was, is, { ...comparison, direction: () => onlyReceived });
  const parameters = (type: ts.Type) =>
    (type.getConstructSignatures()[0]?.parameters ?? []).map((each) =>
      checker.getTypeOfSymbol(each),
    );
  const now = parameters(after);
  const refused = parameters(before).some((type, at) => {
    const next = now[at];
    return next !== undefined && !checker.isTypeAssignableTo(type, next);
  });
  return refused ? [...changes, major(`\`new ${name}\` takes other arguments`)] : changes;
}

/** Compares two versions of a type: its members, and whether each still fits. */
export function compareTypes(
  name: string,
  before: ts.Type,
  after: ts.Type,
  comparison: Comparison,
): ApiChange[] {
  const { checker } = comparison;
  const { written, received } = comparison.direction(name);
  if (!isRecord(before) || !isRecord(after)) return compareOthers(name, before, after, comparison);
  return compareMembers(before, after, (key, was, is) => {
    const what = `\`${key}\` of \`${name}\``;
    if (is === undefined) return [major(`${what} is gone`)];
    const isNeeded = !(is.flags & ts.SymbolFlags.Optional);
    if (was === undefined) {
      return [written && isNeeded ? major(`${what} is required`) : minor(`${what} is new`)];
    }
    const wasNeeded = !(was.flags & ts.SymbolFlags.Optional);
    const [old, now] = [checker.getTypeOfSymbol(was), checker.getTypeOfSymbol(is)];
    const canBeWritten = checker.isTypeAssignableTo(old, now) && (wasNeeded || !isNeeded);
    const canBeRead = checker.isTypeAssignableTo(now, old) && (isNeeded || !wasNeeded);
    const fits = (canBeWritten || !written) && (canBeRead || !received);
    if (!fits && !isGeneric(old, checker))
      return [major(`${what} is ${text(now, checker)}, was ${text(old, checker)}`)];
    const isSame = (canBeWritten && canBeRead) || isGeneric(old, checker);
    return isSame ? [] : [minor(`${what} is ${text(now, checker)}`)];
  });
}

/** Unions of words and the like: none may go away. */
function compareOthers(name: string, before: ts.Type, after: ts.Type, { checker }: Comparison) {
  const fits = checker.isTypeAssignableTo(before, after);
  if (!fits && !isGeneric(before, checker))
    return [major(`\`${name}\` is ${text(after, checker)}, was ${text(before, checker)}`)];
  return checker.isTypeAssignableTo(after, before) || isGeneric(before, checker)
    ? []
    : [minor(`\`${name}\` is ${text(after, checker)}`)];
}

function compareMembers(
  before: ts.Type,
  after: ts.Type,
  compare: (key: string, was: ts.Symbol | undefined, is: ts.Symbol | undefined) => ApiChange[],
): ApiChange[] {
  const old = new Map(before.getProperties().map((each) => [each.name, each]));
  const now = new Map(after.getProperties().map((each) => [each.name, each]));
  return (
    [...new Set([...old.keys(), ...now.keys()])]
      // Symbols and private members are nobody's to use.
      .filter((key) => !key.startsWith('__'))
      .flatMap((key) => compare(key, old.get(key), now.get(key)))
  );
}

const isRecord = (type: ts.Type) =>
  Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) &&
  type.getCallSignatures().length === 0;

/** Two versions of a type parameter are two types, whatever they stand for. */
function isGeneric(type: ts.Type, checker: ts.TypeChecker, depth = 3): boolean {
  if (type.flags & ts.TypeFlags.TypeParameter) return true;
  if (depth === 0) return false;
  const within = [
    ...argumentsOf(checker, type),
    ...(type.isUnionOrIntersection() ? type.types : []),
    ...type
      .getCallSignatures()
      .flatMap((call) => [
        call.getReturnType(),
        ...call.parameters.map((each) => checker.getTypeOfSymbol(each)),
      ]),
  ];
  return within.some((part) => part !== type && isGeneric(part, checker, depth - 1));
}

const nameOf = (type: ts.Type) => type.aliasSymbol?.name ?? type.symbol?.name ?? '';

const text = (type: ts.Type, checker: ts.TypeChecker) =>
  `\`${checker.typeToString(type).slice(0, 120)}\``;

import ts from 'typescript';

/** Whether the users of a package write values of a type, receive them, or both. */
export interface Direction {
  written: boolean;
  received: boolean;
}

/** What is reached by no function is held to both. */
const both: Direction = { written: true, received: true };

/**
 * Follows functions, components and constants to the named types that they take and give. What a function
 * takes is written by its callers; what a callback among that takes is received by them.
 */
export function directionsOf(
  checker: ts.TypeChecker,
  exported: readonly ts.Symbol[],
): (name: string) => Direction {
  const found = new Map<string, Direction>();
  const seen = { written: new Set<ts.Type>(), received: new Set<ts.Type>() };

  function follow(type: ts.Type, way: keyof Direction): void {
    if (seen[way].has(type) || isForeign(type)) return;
    seen[way].add(type);
    const name = type.aliasSymbol?.name ?? type.symbol?.name;
    if (name)
      found.set(name, { ...(found.get(name) ?? { written: false, received: false }), [way]: true });
    const other = way === 'written' ? 'received' : 'written';
    for (const signature of [...type.getCallSignatures(), ...type.getConstructSignatures()]) {
      signature.parameters.forEach((each) => follow(checker.getTypeOfSymbol(each), other));
      follow(signature.getReturnType(), way);
    }
    if (type.isUnionOrIntersection()) type.types.forEach((part) => follow(part, way));
    argumentsOf(checker, type).forEach((part) => follow(part, way));
    if (checker.isArrayLikeType(type) || !(type.flags & structured)) return;
    type.getProperties().forEach((each) => follow(checker.getTypeOfSymbol(each), way));
  }

  for (const symbol of exported) follow(checker.getTypeOfSymbol(symbol), 'received');
  return (name) => found.get(name) ?? both;
}

const structured = ts.TypeFlags.Object | ts.TypeFlags.Intersection;

/** Of a promise, an array, or an alias such as `Record<string, Detail>`. */
export function argumentsOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  const isReference = Boolean((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference);
  return [
    ...(type.aliasTypeArguments ?? []),
    ...(isReference ? checker.getTypeArguments(type as ts.TypeReference) : []),
  ];
}

/** Types of React, the DOM and other packages do not change with ours; their arguments may be ours. */
function isForeign(type: ts.Type): boolean {
  const [declaration] = type.symbol?.declarations ?? [];
  if (declaration === undefined || type.aliasSymbol) return false;
  const hasArguments = Boolean((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference);
  return !hasArguments && declaration.getSourceFile().fileName.includes('/node_modules/');
}

import ts from 'typescript';

/** A name in the repository, and where it is declared. */
export interface DeclaredName {
  name: string;
  file: string;
  /** Absent for the name of a file or a folder. */
  line?: number;
}

/** 'patienceMs' is 'patience', 'ms'; 'ssn_sealed' is 'ssn', 'sealed'; 'HTMLPage' is 'html', 'page'. */
export function wordsOf(name: string): string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((word) => word.toLowerCase());
}

/** The identifiers that a file declares. What it only uses is declared elsewhere, perhaps by others. */
export function declaredIdentifiers(file: string, text: string): DeclaredName[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const found: DeclaredName[] = [];
  const visit = (node: ts.Node) => {
    const name = declaredBy(node);
    if (name) {
      const { line } = source.getLineAndCharacterOfPosition(name.end);
      found.push({ name: name.text, file, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function declaredBy(node: ts.Node): ts.Identifier | ts.PrivateIdentifier | undefined {
  // An import under its own name declares nothing; one under another name does.
  if (ts.isImportSpecifier(node)) return node.propertyName && node.name;
  if (!hasName(node)) return undefined;
  const { name } = node;
  return ts.isIdentifier(name) || ts.isPrivateIdentifier(name) ? name : undefined;
}

type Named = ts.Node & { name: ts.Node };

const hasName = (node: ts.Node): node is Named =>
  'name' in node && node.name !== undefined && declarations.some((is) => is(node));

const declarations: ((node: ts.Node) => boolean)[] = [
  ts.isVariableDeclaration,
  ts.isParameter,
  ts.isBindingElement,
  ts.isFunctionDeclaration,
  ts.isFunctionExpression,
  ts.isClassDeclaration,
  ts.isInterfaceDeclaration,
  ts.isTypeAliasDeclaration,
  ts.isTypeParameterDeclaration,
  ts.isEnumDeclaration,
  ts.isEnumMember,
  ts.isMethodDeclaration,
  ts.isMethodSignature,
  ts.isPropertyDeclaration,
  ts.isPropertySignature,
  ts.isPropertyAssignment,
  ts.isGetAccessor,
];

/** Each file and folder once, by the last part of its path. */
export function pathNames(files: readonly string[]): DeclaredName[] {
  const paths = new Set(
    files.flatMap((file) => {
      const parts = file.split('/');
      return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
    }),
  );
  return [...paths].map((file) => ({ name: file.slice(file.lastIndexOf('/') + 1), file }));
}

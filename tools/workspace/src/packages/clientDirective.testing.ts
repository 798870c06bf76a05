import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * The exports of React that server components can use. All other exports work only in client
 * components.
 */
const serverSafe = new Set(
  'Children Fragment StrictMode Suspense cache cloneElement createElement createRef forwardRef isValidElement lazy memo use useCallback useDebugValue useId useMemo version'.split(
    ' ',
  ),
);

interface Module {
  hasDirective: boolean;
  /** The reasons why the file must be a client component. Empty if a server can render it. */
  reasons: string[];
  /** The source file of each imported name. */
  imports: Map<string, string>;
  called: string[];
  /** Names of the functions in this file. */
  functions: Set<string>;
  /**
   * Functions that are passed as props to components. `functionName` is undefined for an inline
   * function.
   */
  handed: { component: string; functionName: string | undefined }[];
}

/**
 * Checks the `'use client'` directives in the compiled files of a package. A file needs the
 * directive if it uses React features that work only in the browser, passes an event handler to an
 * element, passes a function to a component that needs the directive, or calls a function of such a
 * file. All other files must not have it, so that a server can render them. Returns the files in
 * which the directive is missing or needless.
 */
export function checkClientDirectives(folder: string): { missing: string[]; needless: string[] } {
  const modules = new Map(
    globSync('**/*.js', { cwd: folder })
      .toSorted()
      .map((file) => [file, readModule(file, readFileSync(join(folder, file), 'utf8'))]),
  );
  spreadByCalls(modules);
  handedFunctions(modules);
  const entries = [...modules];
  return {
    missing: entries
      .filter(([, { hasDirective, reasons }]) => !hasDirective && reasons.length > 0)
      .map(([file, { reasons }]) => `${file}: ${reasons.join(', ')}`),
    needless: entries
      .filter(([, { hasDirective, reasons }]) => hasDirective && reasons.length === 0)
      .map(([file]) => file),
  };
}

function spreadByCalls(modules: Map<string, Module>): void {
  let changed = false;
  for (const { reasons, called, imports } of modules.values()) {
    if (reasons.length > 0) continue;
    const call = called.find((name) => modules.get(imports.get(name) ?? '')?.reasons.length);
    if (call === undefined) continue;
    reasons.push(`calls ${call}`);
    changed = true;
  }
  if (changed) spreadByCalls(modules);
}

/**
 * Marks files that pass a function to a client component. A server component cannot do that,
 * because functions cannot be serialized.
 */
function handedFunctions(modules: Map<string, Module>): void {
  const own = (name: string, { functions, imports }: Module) =>
    functions.has(name) || modules.get(imports.get(name) ?? '')?.functions.has(name);
  for (const module of modules.values()) {
    if (module.reasons.length > 0) continue;
    for (const { component, functionName } of module.handed) {
      if (!modules.get(module.imports.get(component) ?? '')?.reasons.length) continue;
      if (functionName === undefined || own(functionName, module))
        module.reasons.push(`passes a function to ${component}`);
    }
  }
}

function readModule(file: string, text: string): Module {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const reasons: string[] = [];
  const imports = new Map<string, string>();
  const called: string[] = [];
  const functions = new Set<string>();
  const handed: Module['handed'] = [];
  for (const statement of source.statements.filter(ts.isImportDeclaration)) {
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    const names = importedNames(statement);
    if (from === 'react') reasons.push(...names.filter((name) => !serverSafe.has(name)));
    if (from === 'react-dom' || from.startsWith('@base-ui/')) reasons.push(from);
    for (const name of names) imports.set(name, join(dirname(file), from));
  }
  const visit = (node: ts.Node): void => {
    const handler = eventHandler(node);
    if (handler !== undefined) reasons.push(handler);
    handed.push(...functionProps(node));
    if (ts.isFunctionDeclaration(node) && node.name) functions.add(node.name.text);
    if (ts.isVariableDeclaration(node) && isFunction(node.initializer))
      functions.add(node.name.getText(source));
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      called.push(node.expression.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return {
    hasDirective: /^['"]use client['"];?$/m.test(firstLine(text)),
    reasons,
    imports,
    called,
    functions,
    handed,
  };
}

/**
 * Returns the first line that is not a comment. A directive must be there, because it must precede
 * all statements.
 */
const firstLine = (text: string) =>
  text.replace(/^(\s|\/\*[\s\S]*?\*\/|\/\/.*\n)*/, '').split('\n')[0] ?? '';

const importedNames = ({ importClause }: ts.ImportDeclaration): string[] => {
  const bindings = importClause?.namedBindings;
  if (bindings === undefined || !ts.isNamedImports(bindings)) return [];
  return bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
};

const isFunction = (node: ts.Node | undefined) =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** Returns the component (or element) and the props of a call of `jsx` or `jsxs`. */
function drawn(node: ts.Node) {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  if (!/^_?jsxs?$/.test(node.expression.text)) return undefined;
  const [what, props] = node.arguments;
  if (what === undefined || props === undefined || !ts.isObjectLiteralExpression(props))
    return undefined;
  return { what, props: props.properties };
}

/**
 * Returns the name of the first event handler in an element's props, or undefined if there is none.
 */
function eventHandler(node: ts.Node): string | undefined {
  return drawn(node)
    ?.props.map(({ name }) => (name && ts.isIdentifier(name) ? name.text : ''))
    .find((name) => /^on[A-Z]/.test(name));
}

/** Returns props of a component that may be functions. */
function functionProps(node: ts.Node): Module['handed'] {
  const element = drawn(node);
  if (!element || !ts.isIdentifier(element.what)) return [];
  const component = element.what.text;
  return element.props.flatMap((property): Module['handed'] => {
    if (ts.isShorthandPropertyAssignment(property))
      return [{ component, functionName: property.name.text }];
    if (!ts.isPropertyAssignment(property)) return [];
    const { initializer } = property;
    if (ts.isIdentifier(initializer)) return [{ component, functionName: initializer.text }];
    return isFunction(initializer) ? [{ component, functionName: undefined }] : [];
  });
}

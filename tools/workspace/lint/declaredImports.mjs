import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';

const declarations = [
  'dependencies',
  'peerDependencies',
  'optionalDependencies',
  'devDependencies',
];

/**
 * Returns the names of the packages that the manifest in this folder declares, and the name of the
 * package itself.
 */
export function declaredPackages(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [manifest.name, ...declarations.flatMap((kind) => Object.keys(manifest[kind] ?? {}))];
}

/**
 * Lint rule that reports imports of packages that are not listed in its option. npm installs every
 * package in the root folder, so an undeclared import works until another package's manifest
 * changes.
 */
export const declaredImports = {
  meta: { type: 'problem', schema: [{ type: 'array', items: { type: 'string' } }] },
  create(context) {
    const declared = new Set(context.options[0]);
    const check = (source) => {
      if (typeof source?.value !== 'string') return;
      const name = packageOf(source.value);
      if (name === undefined || declared.has(name)) return;
      context.report({ node: source, message: `Declare ${name} in this package's package.json.` });
    };
    const checkSource = (node) => check(node.source);
    return {
      ImportDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ImportExpression: checkSource,
      TSImportType: checkSource,
    };
  },
};

/**
 * Returns the name of the package that an import specifier refers to, or undefined for a file or a
 * Node module.
 */
function packageOf(specifier) {
  if (/^[./#]/.test(specifier) || isBuiltin(specifier)) return undefined;
  const [scope, name] = specifier.split('/');
  return specifier.startsWith('@') ? `${scope}/${name}` : scope;
}

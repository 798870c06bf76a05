import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';

const declarations = [
  'dependencies',
  'peerDependencies',
  'optionalDependencies',
  'devDependencies',
];

/** Returns the packages that the manifest in this folder declares, and its own name. */
export function declaredPackages(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [manifest.name, ...declarations.flatMap((kind) => Object.keys(manifest[kind] ?? {}))];
}

/**
 * Reports imports of packages that the option does not list. npm installs every package at the root, so an
 * undeclared import works until another manifest changes.
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

/** Returns the package of an import specifier; `undefined` for a file or a Node module. */
function packageOf(specifier) {
  if (/^[./#]/.test(specifier) || isBuiltin(specifier)) return undefined;
  const [scope, name] = specifier.split('/');
  return specifier.startsWith('@') ? `${scope}/${name}` : scope;
}

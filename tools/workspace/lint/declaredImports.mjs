import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';

const declarations = [
  'dependencies',
  'peerDependencies',
  'optionalDependencies',
  'devDependencies',
];

/** The packages that the manifest in this folder names, and its own. */
export function declaredPackages(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [manifest.name, ...declarations.flatMap((kind) => Object.keys(manifest[kind] ?? {}))];
}

/**
 * npm installs every package at the root, so an undeclared import works until somebody else's manifest
 * changes. The option lists what may be imported.
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

/** The package that a specifier leads to; `undefined` for a file and for what Node brings. */
function packageOf(specifier) {
  if (/^[./#]/.test(specifier) || isBuiltin(specifier)) return undefined;
  const [scope, name] = specifier.split('/');
  return specifier.startsWith('@') ? `${scope}/${name}` : scope;
}

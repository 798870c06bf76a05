import { fileURLToPath } from 'node:url';
import budgets from './bundleBudgets.json' with { type: 'json' };

/**
 * Marks dynamic imports as external, so that code loaded on demand does not count toward an
 * export's size.
 */
const onDemand = {
  name: 'on-demand',
  setup: (build) =>
    build.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

async function checksOf(entry, limits) {
  const missing = Object.keys(await import(entry)).filter((name) => !(name in limits));
  if (missing.length > 0) {
    throw new Error(
      `Add a budget to tools/package-consumers/bundleBudgets.json for these exports of ${entry}: ${missing}`,
    );
  }
  return Object.entries(limits).map(([name, bytes]) => ({
    name: `${name} of ${entry}`,
    path: fileURLToPath(import.meta.resolve(entry)),
    import: name === '*' ? '*' : `{ ${name} }`,
    ignore: ['react', 'react-dom'],
    limit: `${bytes} B`,
    modifyEsbuildConfig: (config) => ({
      ...config,
      format: 'esm',
      logLevel: 'error',
      plugins: [onDemand],
    }),
  }));
}

const checks = Object.entries(budgets).map(([entry, limits]) => checksOf(entry, limits));
export default (await Promise.all(checks)).flat();

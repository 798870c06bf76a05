import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performanceBudgets } from '../../tools/test-config/src/performanceBudgets.ts';

/**
 * The byte budgets of each page's first view: the scripts that the built HTML loads. Home also counts
 * what it loads after its first render.
 */
const dist = join(import.meta.dirname, 'dist');
const { publicPages, home } = performanceBudgets;

/** Returns the scripts that a built page requests, with those that beforePaint.js preloads. */
function scriptsOf(file) {
  const html = readFileSync(join(dist, file), 'utf8').replace(/ data-prefetch="[^"]*"/, '');
  return [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))].map((url) => join(dist, url));
}

const check = (name, path, bytes) => ({
  name,
  path,
  limit: `${bytes} B`,
  // The files are built already.
  disablePlugins: ['@size-limit/esbuild'],
});
const pages = Object.entries({
  'login.html': '/login',
  'register.html': '/register',
  'reset-password.html': '/reset-password',
  'set-new-password.html': '/reset-password',
});

export default [
  ...pages.map(([file, page]) => check(file, scriptsOf(file), publicPages[page].scriptBytes)),
  check('Home', [...scriptsOf('index.html'), join(dist, 'assets/drawBars-*.js')], home.scriptBytes),
];

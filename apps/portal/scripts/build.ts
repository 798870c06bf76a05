import { paths } from '@bank-bonuses/routes';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, minify, type Manifest } from 'vite';
import type * as ServerEntry from '../src/entry.server.tsx';
import {
  homeBudget,
  judge,
  publicPageBudget,
  registrationBudget,
  type Weighed,
} from './budgets.ts';
import { buildForBrowsers } from './buildForBrowsers.ts';
import {
  bundleReport,
  unexplainedModules,
  type ReportedPage,
  type ScriptContents,
} from './bundleReport.ts';
import { composeHtml, type PreloadedScripts } from './composeHtml.ts';
import { firstStylesOf } from './firstStyles.ts';
import { takeFontFaces, type FontFaces } from './fontFaces.ts';
import { findInlineCode } from './inlineCode.ts';
import { assetsOf, type PageAssets } from './pageAssets.ts';
import { findUndefinedVariables } from './undefinedVariables.ts';
import {
  allHomeModules,
  builtPages,
  framedPaths,
  homeModules,
  homePaths,
  markOf,
  signedInModules,
  type BuiltPage,
} from './pages.ts';

/**
 * Builds the portal into `dist` or the given folder: assets with hashed names, and the public pages
 * as HTML that paints without a script. `dist-report.md` next to the folder lists the code that
 * each first view loads, and the reasons.
 */

process.env.NODE_ENV = 'production';
const root = join(import.meta.dirname, '..');
const published = process.argv[2] ?? join(root, 'dist');
const reported = `${published}-report.md`;
// Built in a temporary folder and moved at the end, so that a server or a second build never sees a partial
// `dist`.
const work = join(root, '.cache', `build-${process.pid}`);
const dist = join(work, 'dist');
const serverDist = join(work, 'server');

try {
  const contents = await bundle();
  const manifest = await readManifest();
  await checkStyles(manifest);
  const beforePaint = await minifyScript('beforePaint.js');
  const fontFaces = await takeFontFaces(
    assetsOf(manifest, []).styles.map((file) => join(dist, file)),
  );
  for (const page of builtPages) await writePage(page, manifest, { beforePaint, fontFaces });
  await compressAssets();
  const pages = await weigh(manifest, beforePaint);
  const unexplained = unexplainedModules(pages, contents);
  if (unexplained.length > 0) throw new Error(unexplained.join('\n'));
  await publish();
  await writeFile(reported, bundleReport(pages, contents));
} finally {
  await rm(work, { recursive: true, force: true });
}

/**
 * Runs Vite twice: once for browsers, and once for the server code that prerenders the public pages
 * in this script.
 */
async function bundle(): Promise<ScriptContents> {
  const contents = await buildForBrowsers(dist);
  await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      outDir: serverDist,
      manifest: false,
      minify: false,
      rolldownOptions: { input: 'src/entry.server.tsx' },
    },
  });
  return contents;
}

async function readManifest(): Promise<Manifest> {
  const folder = join(dist, '.vite');
  const content = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  await rm(folder, { recursive: true });
  return content;
}

/** Throws if a style uses a CSS variable that the built stylesheets do not define. */
async function checkStyles(manifest: Manifest): Promise<void> {
  const { styles } = assetsOf(manifest, []);
  const css = await Promise.all(styles.map((file) => readFile(join(dist, file), 'utf8')));
  const missing = findUndefinedVariables(css.join('\n'));
  if (missing.length > 0) {
    throw new Error(`The built styles use undefined variables: ${missing.join(', ')}`);
  }
}

/** Returns the minified source of an inline script. */
async function minifyScript(name: string): Promise<string> {
  const source = await readFile(join(root, 'src/start', name), 'utf8');
  const { code } = await minify(name, source);
  return code.trim();
}

interface InPage {
  beforePaint: string;
  fontFaces: FontFaces;
}

async function writePage(
  page: BuiltPage,
  manifest: Manifest,
  { beforePaint, fontFaces }: InPage,
): Promise<void> {
  const server = (await import(
    pathToFileURL(join(serverDist, 'entry.server.js')).href
  )) as typeof ServerEntry;
  const template = await readFile(join(root, 'index.html'), 'utf8');
  const { address } = page;
  const rendered = await (address === undefined
    ? server.renderShell()
    : server.renderPage(address));
  const assets = assetsOf(manifest, page.modules);
  const content = {
    ...rendered,
    mark: markOf(page),
    beforePaint,
    assets,
    // The shell also serves the signed-in pages, so it preloads their scripts when a session is
    // stored.
    ...(address === undefined && { preload: preloadedScripts(manifest, assets) }),
  };
  const bare = composeHtml(template, { ...content, firstStyles: '', fontStyles: '' });
  const firstStyles = fontFaces.local + (await firstStylesOf(bare, dist, beforePaint));
  const fontStyles = fontFaces.web;
  const html = composeHtml(template, { ...content, firstStyles, fontStyles });
  const inline = findInlineCode(html, [beforePaint, firstStyles, fontStyles]);
  if (inline.length > 0) {
    throw new Error(
      `${page.file} contains inline code that the content security policy blocks:\n${inline.join('\n')}`,
    );
  }
  await writeFile(join(dist, page.file), html);
}

function preloadedScripts(manifest: Manifest, { scripts }: PageAssets): PreloadedScripts {
  const added = (modules: string[], known: string[]) =>
    assetsOf(manifest, modules).scripts.filter((file) => !known.includes(file));
  const signedIn = added(signedInModules, scripts);
  const home = added(homeModules, [...scripts, ...signedIn]);
  return { signedIn, home, homePaths, framedPaths };
}

/**
 * Returns the scripts of each page's first view with their sizes. Throws if a page exceeds its
 * budget.
 */
async function weigh(manifest: Manifest, beforePaint: string): Promise<ReportedPage[]> {
  const inPage = brotliCompressSync(beforePaint).length;
  const views = [
    ...builtPages.map((page) => ({
      name: page.file,
      modules: page.modules,
      budget: page.address === paths.register ? registrationBudget : publicPageBudget,
    })),
    { name: 'Home', modules: allHomeModules, budget: homeBudget },
  ];
  const weighed: Weighed[] = [];
  const pages: ReportedPage[] = [];
  for (const view of views) {
    const scripts = await Promise.all(assetsOf(manifest, view.modules).scripts.map(compressed));
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, inPage);
    weighed.push({ page: view.name, bytes, files: scripts.length, budget: view.budget });
    pages.push({ name: view.name, scripts });
  }
  const { lines, excesses } = judge(weighed);
  console.log(lines.join('\n'));
  if (excesses.length > 0) throw new Error(excesses.join('\n'));
  return pages;
}

async function compressed(file: string): Promise<{ file: string; bytes: number }> {
  const { size } = await stat(join(dist, `${file}.br`));
  return { file, bytes: size };
}

/** Asset files never change after the build, so they are compressed once, at the highest level. */
async function compressAssets(): Promise<void> {
  const folder = join(dist, 'assets');
  const texts = (await readdir(folder)).filter((file) => /\.(js|css|svg)$/.test(file));
  for (const file of texts) {
    const path = join(folder, file);
    await writeFile(`${path}.br`, brotliCompressSync(await readFile(path)));
  }
}

async function publish(): Promise<void> {
  await rm(published, { recursive: true, force: true });
  await rename(dist, published);
}

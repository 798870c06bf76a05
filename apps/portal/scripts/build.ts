import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, minify, type Manifest } from 'vite';
import type * as ServerEntry from '../src/entry.server.tsx';
import { composeHtml, type PageContent } from './composeHtml.ts';
import { firstStylesOf } from './firstStyles.ts';
import { takeFontFaces } from './fontFaces.ts';
import { scriptsOf, stylesheetOf } from './pageAssets.ts';
import { builtPages, laterSteps, shell, signedIn } from './pages.ts';

/**
 * Builds the portal into `dist` or the given folder: assets with hashed names, and the public pages
 * as HTML that paints without a script (docs/adr/README.md, 33).
 */

process.env.NODE_ENV = 'production';
const root = join(import.meta.dirname, '..');
const published = process.argv[2] ?? join(root, 'dist');
// Built in a temporary folder and moved at the end, so that a server or a second build never sees a
// partial `dist`.
const work = join(root, '.cache', `build-${process.pid}`);
const dist = join(work, 'dist');
const serverDist = join(work, 'server');

try {
  await bundle();
  const manifest = await takeManifest();
  const fonts = await takeFontFaces(join(dist, stylesheetOf(manifest)));
  await writePages(manifest, fonts);
  await compressAssets();
  await rm(published, { recursive: true, force: true });
  await rename(dist, published);
} finally {
  await rm(work, { recursive: true, force: true });
}

/** Runs Vite twice: for browsers, and for the server code that prerenders the public pages here. */
async function bundle(): Promise<void> {
  await build({ root, logLevel: 'warn', build: { outDir: dist } });
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
}

async function takeManifest(): Promise<Manifest> {
  const folder = join(dist, '.vite');
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  await rm(folder, { recursive: true });
  return manifest;
}

async function writePages(
  manifest: Manifest,
  fonts: { web: string; local: string },
): Promise<void> {
  const entry = pathToFileURL(join(serverDist, 'entry.server.js')).href;
  const server = (await import(entry)) as typeof ServerEntry;
  const template = await readFile(join(root, 'index.html'), 'utf8');
  const source = await readFile(join(root, 'src/start/beforePaint.js'), 'utf8');
  const { code } = await minify('beforePaint.js', source);
  for (const page of builtPages) {
    const { url, file, modules } = page;
    const content: PageContent = {
      ...(await (url === undefined ? server.renderShell() : server.renderPage(url))),
      mark: url === undefined ? undefined : file,
      beforePaint: code.trim(),
      data: {
        ...laterStepsData(manifest),
        // The shell also serves the signed-in pages.
        ...(page === shell && signedInData(manifest)),
      },
      scripts: scriptsOf(manifest, modules),
      stylesheet: stylesheetOf(manifest),
      fontStyles: fonts.web,
      firstStyles: '',
    };
    const firstStyles = await firstStylesOf(composeHtml(template, content), dist);
    const html = composeHtml(template, { ...content, firstStyles: fonts.local + firstStyles });
    await writeFile(join(dist, file), html);
  }
}

/** Returns the data attributes of beforePaint.js that name the scripts of the signed-in pages. */
function signedInData(manifest: Manifest): Record<string, string[]> {
  const { framedPaths, modules, homePaths, homeModules } = signedIn;
  const linked = scriptsOf(manifest, shell.modules);
  const shared = scriptsOf(manifest, modules);
  const ofHome = scriptsOf(manifest, homeModules);
  return {
    framed: framedPaths,
    preload: urlsOf(shared, linked),
    home: homePaths,
    'preload-home': urlsOf(ofHome, [...linked, ...shared]),
  };
}

/** Returns the data attributes of beforePaint.js that name the scripts of the registration's later steps. */
function laterStepsData(manifest: Manifest): Record<string, string[]> {
  const { beginPaths, firstModules, modules } = laterSteps;
  return {
    register: beginPaths,
    prefetch: urlsOf(scriptsOf(manifest, modules), scriptsOf(manifest, firstModules)),
  };
}

/** Returns the URLs of files without the known ones. */
function urlsOf(files: string[], known: string[]): string[] {
  return files.filter((file) => !known.includes(file)).map((file) => `/${file}`);
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

import { fillPage, type PortalConfig } from '@bank-bonuses/product/config';
import { contentSecurityPolicy, inlineSources } from '@bank-bonuses/product/content-policy';
import { htmlFileOf } from '@bank-bonuses/product/routes';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isCompressible, extensionOf } from './contentTypes.ts';
import { encodedFile, type EncodedFile } from './encodedFile.ts';

/** A page with the content security policy of its inline code. */
export interface BuiltPage {
  file: EncodedFile;
  policy: string;
}

/** The built portal, in memory, with the settings inserted into its pages. */
export interface BuiltPortal {
  /** All files except the pages, by URL path such as `/assets/…`. */
  files: ReadonlyMap<string, EncodedFile>;
  /** Returns the page for a URL: the prerendered page if there is one, otherwise the shell. */
  page(pathname: string, query: URLSearchParams): BuiltPage;
}

/** Reads the folder that `apps/portal` builds. */
export async function loadPortal(dir: string, config: PortalConfig): Promise<BuiltPortal> {
  const contents = await readFolder(dir);
  const files = new Map<string, EncodedFile>();
  const pages = new Map<string, BuiltPage>();
  for (const [name, bytes] of contents) {
    const extension = extensionOf(name);
    // Source maps are for developers, and a `.br` file is an encoding of the file beside it.
    if (extension === 'map' || (extension === 'br' && contents.has(name.slice(0, -3)))) continue;
    if (extension === 'html') {
      const html = bytes.toString('utf8');
      pages.set(name, {
        file: encodedFile(Buffer.from(fillPage(html, config)), { isCompressible: true }),
        // The policy is based on the file as built, so that settings cannot add executable code.
        policy: contentSecurityPolicy(config, inlineSources(html)),
      });
    } else {
      const options = { isCompressible: isCompressible(name), brotli: contents.get(`${name}.br`) };
      files.set(`/${name}`, encodedFile(bytes, options));
    }
  }
  const shell = pages.get('index.html');
  if (!shell) throw new Error(`No built portal in ${dir}: index.html is missing.`);

  return {
    files,
    page: (pathname, query) =>
      pages.get(htmlFileOf({ pathname, search: query.toString() })) ?? shell,
  };
}

async function readFolder(dir: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const contents = new Map<string, Buffer>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const name = file.slice(join(dir, sep).length).split(sep).join('/');
    contents.set(name, await readFile(file));
  }
  return contents;
}

import { fillPage, type PortalConfig } from '@bank-bonuses/portal-config';
import { contentSecurityPolicy, inlineSources } from '@bank-bonuses/portal-config/content-policy';
import { paths } from '@bank-bonuses/routes';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isCompressible, extensionOf } from './contentTypes.ts';
import { encodedFile, type EncodedFile } from './encodedFile.ts';

/** A page with the content security policy of its inline code. */
export interface BuiltPage {
  file: EncodedFile;
  policy: string;
}

/**
 * A page contains the styles of its first paint, and nothing is painted before its last byte has
 * arrived.
 */
const pageQuality = 11;

/** The built portal in memory, with its settings filled in. */
export interface BuiltPortal {
  /** Files by their URL path, such as `/assets/…`; without the pages. */
  files: ReadonlyMap<string, EncodedFile>;
  /** The page for an address: prerendered where there is one, otherwise the shell. */
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
        file: encodedFile(Buffer.from(filled(name, html, config)), { quality: pageQuality }),
        // Based on the file as built: no setting can add executable code.
        policy: contentSecurityPolicy(config, inlineSources(html)),
      });
    } else {
      const brotli = isCompressible(name) ? contents.get(`${name}.br`) : undefined;
      files.set(`/${name}`, encodedFile(bytes, { brotli }));
    }
  }
  const shell = pages.get('index.html');
  if (!shell) throw new Error(`No built portal in ${dir}: index.html is missing.`);
  await compressAhead(pages, files);

  return {
    files,
    page: (pathname, query) => pages.get(pageName(pathname, query)) ?? shell,
  };
}

/** Which prerendered page shows the right thing before any script runs. */
function pageName(pathname: string, query: URLSearchParams): string {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (path === paths.resetPassword && query.get('type') === 'recovery') {
    return 'set-new-password.html';
  }
  const prerendered: string[] = [paths.login, paths.register, paths.resetPassword];
  return prerendered.includes(path) ? `${path.slice(1)}.html` : 'index.html';
}

async function readFolder(dir: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => {
    throw new Error(`No built portal in ${dir}: the folder cannot be read.`);
  });
  const contents = new Map<string, Buffer>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const name = file.slice(join(dir, sep).length).split(sep).join('/');
    contents.set(name, await readFile(file));
  }
  return contents;
}

function filled(name: string, html: string, config: PortalConfig): string {
  try {
    return fillPage(html, config);
  } catch (error) {
    throw new Error(`The built portal's ${name} has no place for its settings.`, { cause: error });
  }
}

/** Compresses small pages now, and the other files one by one after the service has started. */
async function compressAhead(
  pages: ReadonlyMap<string, BuiltPage>,
  files: ReadonlyMap<string, EncodedFile>,
): Promise<void> {
  for (const { file } of pages.values()) await file.body('br');
  const compressible = [...files].filter(([name]) => isCompressible(name));
  const others = async () => {
    for (const [, file] of compressible) await file.body('br');
  };
  void others();
}

import {
  configElementId,
  serializePortalConfig,
  type PortalConfig,
} from '@bank-bonuses/portal-config';
import { paths } from '@bank-bonuses/routes';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isCompressible, extensionOf } from './contentTypes.ts';
import { encodedFile, type EncodedFile } from './encodedFile.ts';

/** The portal as it was built, in memory and with its settings filled in. */
export interface BuiltPortal {
  /** Files by their path in the address, `/assets/…` and such; pages are not among them. */
  files: ReadonlyMap<string, EncodedFile>;
  /** The page for an address: prerendered where there is one, otherwise the shell. */
  page(pathname: string, query: URLSearchParams): EncodedFile;
}

const configBlock = new RegExp(
  `(<script\\b[^>]*\\bid="${configElementId}"[^>]*>)[^<]*(</script>)`,
  'i',
);

/** Reads the folder that `apps/portal` builds. */
export async function loadPortal(dir: string, config: PortalConfig): Promise<BuiltPortal> {
  const contents = await readFolder(dir);
  const settings = serializePortalConfig(config);
  const files = new Map<string, EncodedFile>();
  const pages = new Map<string, EncodedFile>();
  for (const [name, bytes] of contents) {
    const extension = extensionOf(name);
    // Source maps are for those who build, and `.br` is a form of the file beside it.
    if (extension === 'map' || (extension === 'br' && contents.has(name.slice(0, -3)))) continue;
    if (extension === 'html') {
      pages.set(name, encodedFile(fillIn(name, bytes, settings)));
    } else {
      const brotli = isCompressible(name) ? contents.get(`${name}.br`) : undefined;
      files.set(`/${name}`, encodedFile(bytes, brotli));
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

function fillIn(name: string, bytes: Buffer, settings: string): Buffer {
  const html = bytes.toString('utf8');
  if (!configBlock.test(html)) {
    throw new Error(`The built portal's ${name} has no place for its settings.`);
  }
  return Buffer.from(
    html.replace(configBlock, (_block, open: string, close: string) => open + settings + close),
  );
}

/** Pages now, since they are small; the rest one after the other while the server already answers. */
async function compressAhead(
  pages: ReadonlyMap<string, EncodedFile>,
  files: ReadonlyMap<string, EncodedFile>,
): Promise<void> {
  for (const page of pages.values()) await page.body('br');
  const compressible = [...files].filter(([name]) => isCompressible(name));
  const others = async () => {
    for (const [, file] of compressible) await file.body('br');
  };
  void others();
}

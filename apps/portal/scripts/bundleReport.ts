import { firstViewReason } from './firstViewReasons.ts';

/**
 * The modules of each built script with their bytes before minification. All modules of an npm
 * package are listed as one module; our own files are listed individually.
 */
export type ScriptContents = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** A page with the scripts of its first view, in the order of their requests. */
export interface ReportedPage {
  name: string;
  scripts: readonly { file: string; bytes: number }[];
}

interface BuiltChunk {
  type: string;
  fileName: string;
  modules?: Record<string, { renderedLength: number } | undefined>;
}

interface WeighedModule {
  name: string;
  /** Estimated compressed size: the module's share of its script's compressed bytes. */
  bytes: number;
}

const kilobyte = 1000;
/** Compressed bytes below which a module needs no reason. */
const smallModule = 0.5 * kilobyte;

export function contentsOf(outputs: readonly BuiltChunk[]): ScriptContents {
  const chunks = outputs.filter(({ type }) => type === 'chunk');
  return new Map(
    chunks.map(({ fileName, modules = {} }) => {
      const bytes = new Map<string, number>();
      for (const [id, module] of Object.entries(modules)) {
        const name = moduleName(id);
        bytes.set(name, (bytes.get(name) ?? 0) + (module?.renderedLength ?? 0));
      }
      return [fileName, bytes];
    }),
  );
}

/** Returns the name of an npm package, or the path of one of our own files in the repository. */
function moduleName(id: string): string {
  const installed = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
  const own = /\/((?:apps|libs)\/[^?]+)/.exec(id)?.[1];
  return installed ?? own ?? 'the bundler';
}

/** Returns the modules over 0.5 KB of a page's first view, largest first. */
export function largeModules({ scripts }: ReportedPage, contents: ScriptContents): WeighedModule[] {
  const totals = new Map<string, number>();
  for (const { file, bytes } of scripts) {
    const modules = contents.get(file) ?? new Map<string, number>();
    const rendered = [...modules.values()].reduce((sum, length) => sum + length, 0);
    for (const [name, length] of modules) {
      totals.set(name, (totals.get(name) ?? 0) + (bytes * length) / rendered);
    }
  }
  return [...totals]
    .map(([name, bytes]) => ({ name, bytes: Math.round(bytes) }))
    .filter(({ bytes }) => bytes > smallModule)
    .sort((one, other) => other.bytes - one.bytes);
}

/** Returns one sentence for each large module of a first view without a reason in `firstViewReasons.ts`. */
export function unexplainedModules(
  pages: readonly ReportedPage[],
  contents: ScriptContents,
): string[] {
  return pages.flatMap((page) =>
    largeModules(page, contents)
      .filter(({ name }) => firstViewReason(name) === undefined)
      .map(
        ({ name, bytes }) =>
          `${page.name} loads ${name} (about ${bytes} bytes) with its first view. Load it later, or give the reason in firstViewReasons.ts.`,
      ),
  );
}

/**
 * Returns the report in Markdown: the scripts of each page with their brotli bytes, and each large
 * module with the reason why the first view needs it.
 */
export function bundleReport(pages: readonly ReportedPage[], contents: ScriptContents): string {
  const sections = pages.map((page) => {
    const { name, scripts } = page;
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    return [
      `## ${name}`,
      '',
      `${scripts.length} scripts, ${total} bytes, plus the inline script.`,
      '',
      '| Script | Bytes |',
      '| --- | ---: |',
      ...scripts.map(({ file, bytes }) => `| ${file} | ${bytes} |`),
      '',
      '| Module over 0.5 KB | About bytes | Why it is in the first view |',
      '| --- | ---: | --- |',
      ...largeModules(page, contents).map(
        (module) => `| ${module.name} | ${module.bytes} | ${firstViewReason(module.name) ?? ''} |`,
      ),
      '',
    ].join('\n');
  });
  return ['# What the first views of the portal load', '', ...sections].join('\n');
}

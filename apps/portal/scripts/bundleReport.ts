/** What each built script holds: bytes before compression, by package. */
export type ScriptContents = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The scripts of a page, in the order in which they are asked for. */
export interface ReportedPage {
  name: string;
  scripts: readonly { file: string; bytes: number }[];
}

interface BuiltChunk {
  type: string;
  fileName: string;
  modules?: Record<string, { renderedLength: number } | undefined>;
}

const shownPackages = 4;

/** What a build's scripts are made of. */
export function contentsOf(outputs: readonly BuiltChunk[]): ScriptContents {
  const chunks = outputs.filter(({ type }) => type === 'chunk');
  return new Map(
    chunks.map(({ fileName, modules = {} }) => {
      const bytes = new Map<string, number>();
      for (const [id, module] of Object.entries(modules)) {
        const name = packageOf(id);
        bytes.set(name, (bytes.get(name) ?? 0) + (module?.renderedLength ?? 0));
      }
      return [fileName, bytes];
    }),
  );
}

/** The package that a module is of: its name in npm, or its folder here. */
function packageOf(id: string): string {
  const installed = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
  const own = /\/((?:apps|libs\/features|libs)\/[^/]+)\/(?:src|scripts)\//.exec(id)?.[1];
  return installed ?? own ?? 'the bundler';
}

/** As Markdown: for each page its scripts, their bytes as brotli, and the packages that take most of each. */
export function bundleReport(pages: readonly ReportedPage[], contents: ScriptContents): string {
  const sections = pages.map(({ name, scripts }) => {
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    const rows = scripts.map(
      ({ file, bytes }) => `| ${file} | ${bytes} | ${largestPackages(contents.get(file))} |`,
    );
    return [
      `## ${name}`,
      '',
      `${scripts.length} scripts, ${total} bytes, beside the script in the page itself.`,
      '',
      '| Script | Bytes | Made of, before compression |',
      '| --- | ---: | --- |',
      ...rows,
      '',
    ].join('\n');
  });
  return ['# What the scripts of the portal are made of', '', ...sections].join('\n');
}

function largestPackages(contents: ReadonlyMap<string, number> = new Map()): string {
  const sorted = [...contents].sort(([, one], [, other]) => other - one);
  const shown = sorted.slice(0, shownPackages).map(([name, bytes]) => `${name} ${bytes}`);
  const more = sorted.length - shown.length;
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type IConfigFile,
} from '@microsoft/api-extractor';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/**
 * Compares the API of each entry of the package in the working directory with its committed report in `etc`.
 * Fails if one differs. `--write` updates the reports. Needs the built declarations.
 */
const root = process.cwd();
const folder = join(root, 'etc');
const write = process.argv.includes('--write');
const packageJsonFullPath = join(root, 'package.json');
const { name, exports } = JSON.parse(readFileSync(packageJsonFullPath, 'utf8')) as {
  name: string;
  exports: Record<string, string | { types?: string }>;
};
const silent = { default: { logLevel: ExtractorLogLevel.None } };

const configs = Object.entries(exports).flatMap(([entry, target]) => {
  const declarations = typeof target === 'object' ? target.types : undefined;
  if (declarations === undefined) return [];
  const configObject: IConfigFile = {
    projectFolder: root,
    mainEntryPointFilePath: join(root, declarations),
    newlineKind: 'lf',
    compiler: { tsconfigFilePath: join(root, 'tsconfig.build.json') },
    apiReport: {
      enabled: true,
      reportFileName: entry === '.' ? basename(name) : basename(entry),
      reportFolder: folder,
      reportTempFolder: join(root, '.cache/apiReport'),
      includeForgottenExports: true,
    },
    messages: {
      compilerMessageReporting: silent,
      extractorMessageReporting: silent,
      tsdocMessageReporting: silent,
    },
  };
  const configObjectFullPath = join(root, 'apiReport.json');
  return [ExtractorConfig.prepare({ configObject, configObjectFullPath, packageJsonFullPath })];
});

const [first] = configs;
if (!first) throw new Error(`${name} has no entry with types.`);
const compilerState = CompilerState.create(first, {
  additionalEntryPoints: configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
});
mkdirSync(folder, { recursive: true });
const stale = configs
  .filter((config) => {
    const { apiReportChanged } = Extractor.invoke(config, {
      compilerState,
      localBuild: write,
      messageCallback: (message) =>
        (message.handled = message.logLevel !== ExtractorLogLevel.Error),
    });
    return apiReportChanged;
  })
  .map(({ reportFilePath }) => reportFilePath);
// Deletes reports of removed entries.
const known = configs.map(({ reportFilePath }) => reportFilePath);
const gone = readdirSync(folder)
  .map((file) => join(folder, file))
  .filter((file) => !known.includes(file));
if (write) for (const file of gone) rmSync(file);
const outdated = [...stale, ...gone];
if (outdated.length > 0 && !write) {
  for (const file of outdated) console.error(`${relative(root, file)} is out of date.`);
  console.error(`Run: npx nx apiReport ${name} --write --skip-nx-cache`);
  process.exitCode = 1;
}

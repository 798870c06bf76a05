import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, matchesGlob } from 'node:path';
import { deployFolder, repository, type Stage } from './dockerfile.ts';

/** Environment variables that configure npm's access to its registry. */
const reachesRegistry =
  /^(HOME|NODE_EXTRA_CA_CERTS|npm_config_(registry|cache|cafile|userconfig)|(https?|no)_proxy)$/i;

/**
 * Returns the files that the build of a fresh clone sends to the container engine: every tracked
 * file that Dockerfile.dockerignore allows.
 */
export function contextFiles(): string[] {
  const ignored = readFileSync(join(deployFolder, 'Dockerfile.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const isIgnored = (file: string) =>
    file
      .split('/')
      .map((_part, index, parts) => parts.slice(0, index + 1).join('/'))
      .some((path) => ignored.some((pattern) => matchesGlob(path, pattern)));
  return execFileSync('git', ['ls-files', '-z'], { cwd: repository })
    .toString()
    .split('\0')
    .filter((file) => file !== '' && !isIgnored(file));
}

/** Returns the files that a `COPY` includes. */
export function copied(sources: readonly string[], files: readonly string[]): string[] {
  if (sources.includes('.')) return [...files];
  return files.filter((file) => sources.some((source) => matchesGlob(file, source)));
}

/**
 * Runs a build stage in an empty folder. The steps get only PATH and the registry settings from
 * this process's environment.
 */
export function buildStage(stage: Stage, source: string, replaced: Record<string, string>): void {
  const files = contextFiles();
  const outside = Object.entries(process.env).filter(([name]) => reachesRegistry.test(name));
  const env = {
    ...Object.fromEntries(outside),
    ...stage.env,
    PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
  };
  for (const step of stage.steps) {
    if ('copy' in step) {
      for (const file of copied(step.copy, files)) {
        cpSync(join(repository, file), join(source, file), { recursive: true });
      }
      continue;
    }
    const command = Object.entries(replaced).reduce(
      (text, [from, to]) => text.replaceAll(from, to),
      step.run,
    );
    execFileSync('sh', ['-c', command], { cwd: source, env });
  }
}

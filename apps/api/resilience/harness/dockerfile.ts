import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const repository = join(import.meta.dirname, '../../../..');
export const deployFolder = join(repository, 'apps/api/deploy');

/** A `COPY` from the context with its sources, or a shell command of `RUN`. */
export type Step = { copy: string[] } | { run: string };

export interface Stage {
  /** The steps of the stage in order, without copies from another stage. */
  steps: Step[];
  env: Record<string, string>;
  user: string | undefined;
  command: string[];
  healthCheck: string[];
}

/** Reads the stages of the Dockerfile, as far as they can be run without a container engine. */
export function readDockerfile(): Stage[] {
  const stages: Stage[] = [];
  const lines = readFileSync(join(deployFolder, 'Dockerfile'), 'utf8').split('\n');
  for (const line of lines) {
    const [, word = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (word === 'FROM') {
      stages.push({ steps: [], env: {}, user: undefined, command: [], healthCheck: [] });
    }
    const stage = stages.at(-1);
    if (!stage) continue;
    if (word === 'RUN') stage.steps.push({ run: rest });
    if (word === 'COPY' && !rest.startsWith('--from=')) stage.steps.push({ copy: sourcesOf(rest) });
    if (word === 'USER') stage.user = rest;
    if (word === 'CMD') stage.command = JSON.parse(rest) as string[];
    if (word === 'HEALTHCHECK') {
      stage.healthCheck = JSON.parse(rest.slice(rest.indexOf('['))) as string[];
    }
    if (word === 'ENV') {
      for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g))
        stage.env[name] = value;
    }
  }
  return stages;
}

/** Returns the sources of a `COPY`, without its flags and its target. */
function sourcesOf(copy: string): string[] {
  return copy
    .split(' ')
    .filter((word) => !word.startsWith('--'))
    .slice(0, -1);
}

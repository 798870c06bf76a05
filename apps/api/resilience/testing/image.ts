import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const repository = join(import.meta.dirname, '../../../..');
export const deployFolder = join(repository, 'apps/api/deploy');

const dockerfile = readFileSync(join(deployFolder, 'Dockerfile'), 'utf8');

/** The last stage of the Dockerfile, from which containers are started. */
const final = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

/** Returns the arguments of an instruction of the final stage, as far as they are JSON. */
const argumentsOf = (instruction: RegExp) =>
  JSON.parse(instruction.exec(final)?.[1] ?? '[]') as string[];

/** The settings and commands of the image. The commands are without `node` itself. */
export const image = {
  env: Object.fromEntries(
    [...final.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
      [...line.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  ),
  user: /^USER (.*)$/m.exec(final)?.[1],
  command: argumentsOf(/^CMD (.*)$/m).slice(1),
  healthCheck: argumentsOf(/^HEALTHCHECK .*CMD (\[.*\])$/m).slice(1),
};

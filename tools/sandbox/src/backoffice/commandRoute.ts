import { commands, runCommand, type Database } from '@bank-bonuses/api';
import type { FastifyPluginCallback } from 'fastify';
import { Readable } from 'node:stream';
import { pageHeaders, sandboxPaths } from '../pages/page.ts';

export interface BackofficeDeps {
  database: Database;
  documentsFolder: string;
  fieldKeysFile: string;
}

/** Runs the service's command line on the sandbox's database, which only its process can open. */
export async function runProvider(
  { database, documentsFolder, fieldKeysFile }: BackofficeDeps,
  args: string[],
  input: string,
): Promise<{ code: number; out: string[]; err: string[] }> {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await runCommand(commands, args, {
    env: {
      NODE_ENV: 'development',
      DATA_DIR: documentsFolder,
      DOCUMENTS_DIR: documentsFolder,
      FIELD_KEYS_FILE: fieldKeysFile,
    },
    input: Readable.from([input]),
    out: (line) => out.push(line),
    err: (line) => err.push(line),
    // A command closes its database at the end, but the sandbox still needs this one.
    openDatabase: () => Promise.resolve({ ...database, close: () => Promise.resolve() }),
    operator: 'sandbox',
  });
  return { code, out, err };
}

const body = {
  type: 'object',
  required: ['args'],
  additionalProperties: false,
  properties: {
    args: { type: 'array', maxItems: 50, items: { type: 'string', maxLength: 500 } },
    input: { type: 'string' },
  },
};

/**
 * Registers the route of the command line. It accepts only JSON bodies, because a form on another
 * website cannot send them (CSRF). Calls `onDone` after each command.
 */
export function commandRoute(deps: BackofficeDeps, onDone: () => void): FastifyPluginCallback {
  return (app, _options, done) => {
    app.removeContentTypeParser('text/plain');
    app.post<{ Body: { args: string[]; input?: string } }>(
      sandboxPaths.provider,
      { schema: { body } },
      async ({ body: { args, input = '' } }, reply) => {
        const result = await runProvider(deps, args, input);
        onDone();
        return reply.headers(pageHeaders).send(result);
      },
    );
    done();
  };
}

import { commands, runCommand, type Database } from '@bank-bonuses/api';
import type { FastifyPluginCallback } from 'fastify';
import { Readable } from 'node:stream';
import { sandboxPaths } from '../pages/page.ts';
import { addPageHeaders } from '../pages/pageHeaders.ts';

export interface BackofficeDeps {
  database: Database;
  documentsFolder: string;
  fieldKeysFile: string;
  /** Called after each command. */
  onDone: () => void;
}

interface CommandRequest {
  /** The arguments that follow `provider` in a shell. */
  args: string[];
  /** Standard input of the command, read for the file name `-`. */
  input?: string;
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
 * Runs the service's command line on the sandbox's database, which only this process can open. Accepts only
 * JSON, which a form on another page cannot send.
 */
export function commandRoute(deps: BackofficeDeps): FastifyPluginCallback {
  const { database, documentsFolder, fieldKeysFile, onDone } = deps;
  const env = {
    NODE_ENV: 'development',
    DATA_DIR: documentsFolder,
    DOCUMENTS_DIR: documentsFolder,
    FIELD_KEYS_FILE: fieldKeysFile,
  };
  // Commands close their database at the end; the sandbox still needs this one.
  const shared = { ...database, close: () => Promise.resolve() };
  return (app, _options, done) => {
    addPageHeaders(app);
    app.removeContentTypeParser('text/plain');
    app.post<{ Body: CommandRequest }>(
      sandboxPaths.provider,
      { schema: { body } },
      async ({ body: { args, input = '' } }) => {
        const [out, err]: [string[], string[]] = [[], []];
        const code = await runCommand(commands, args, {
          env,
          input: Readable.from([input]),
          out: (line) => out.push(line),
          err: (line) => err.push(line),
          openDatabase: () => Promise.resolve(shared),
          operator: 'sandbox',
        });
        onDone();
        return { code, out, err };
      },
    );
    done();
  };
}

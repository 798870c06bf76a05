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
  /** The command-line arguments after `provider`. */
  args: string[];
  /** Standard input of the command, which reads it if an argument is `-` instead of a file name. */
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
 * Runs the service's command line on the sandbox's database, which only the sandbox process can
 * open. Accepts only JSON bodies, because a form on another website cannot send them (CSRF).
 */
export function commandRoute(deps: BackofficeDeps): FastifyPluginCallback {
  const { database, documentsFolder, fieldKeysFile, onDone } = deps;
  const env = {
    NODE_ENV: 'development',
    DATA_DIR: documentsFolder,
    DOCUMENTS_DIR: documentsFolder,
    FIELD_KEYS_FILE: fieldKeysFile,
  };
  // Replaces `close`, because a command closes its database at the end, but the sandbox still needs
  // the connection.
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

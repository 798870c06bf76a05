import { commands, runCommand, type Database } from '@bank-bonuses/api';
import type { FastifyPluginCallback } from 'fastify';
import { Readable } from 'node:stream';
import { sandboxPaths } from '../pages/page.ts';
import { addPageHeaders } from '../pages/pageHeaders.ts';

export interface BackofficeDeps {
  database: Database;
  documentsFolder: string;
  fieldKeysFile: string;
  /** Called when a command is over. */
  onDone: () => void;
}

interface CommandRequest {
  /** As after `provider` in a shell. */
  args: string[];
  /** What the command reads where a file is called `-`. */
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
 * The service's command line, for the sandbox's own database, which belongs to this process. It takes JSON
 * only, which no form of another page can send.
 */
export function commandRoute(deps: BackofficeDeps): FastifyPluginCallback {
  const { database, documentsFolder, fieldKeysFile, onDone } = deps;
  const env = {
    NODE_ENV: 'development',
    DATA_DIR: documentsFolder,
    DOCUMENTS_DIR: documentsFolder,
    FIELD_KEYS_FILE: fieldKeysFile,
  };
  // The commands close what they have opened; this one stays open.
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

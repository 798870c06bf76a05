import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { StartError } from '../runtime/startErrors.ts';
import { putIntoMailbox, type Db } from '../signInService/store.ts';
import { readMail } from './readMail.ts';

/** The loopback address. A name would not do, because `localhost` can be one of two addresses. */
export const mailHost = '127.0.0.1';

export interface MailServer {
  port: number;
  /** Stops the server after the mails that it is receiving. */
  close(): Promise<void>;
}

/** Stores a mail for each recipient of its envelope. */
async function store(db: Db, stream: SMTPServerDataStream, { envelope }: SMTPServerSession) {
  const source = await buffer(stream);
  const createdAt = new Date().toISOString();
  for (const { address } of envelope.rcptTo) {
    await putIntoMailbox(db, { ...(await readMail(source, address.toLowerCase())), createdAt });
  }
}

/**
 * Starts a mail server (SMTP, without TLS and without a password) for programs on this machine. It
 * delivers nothing: every mail goes into the mailbox. `0` chooses any free port.
 */
export async function startMailServer(
  db: Db,
  port: number,
  onError: (error: unknown) => void,
): Promise<MailServer> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1_000,
    onData: (stream, session, done) => {
      store(db, stream, session).then(
        () => done(),
        (error: unknown) => {
          onError(error);
          done(Object.assign(new Error('The mail was not stored.'), { responseCode: 451 }));
        },
      );
    },
  });
  // A client that disconnects in the middle of a mail must not end the process.
  server.on('error', () => undefined);
  const listener = server.listen(port, mailHost);
  await once(server.server, 'listening').catch((error: unknown) => {
    const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw inUse ? new StartError(`Port ${port} for mail (SANDBOX_SMTP_PORT) is in use.`) : error;
  });
  return {
    port: (listener.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

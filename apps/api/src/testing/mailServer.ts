import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The raw message as received. */
  source: string;
  /**
   * Returns a header by its lower-case name. A header that is folded over several lines is returned
   * as one line.
   */
  header: (name: string) => string | undefined;
}

export interface MailServer {
  port: number;
  url: string;
  mails: ReceivedMail[];
  /** Waits until this many mails were received. */
  received(count: number): Promise<ReceivedMail[]>;
  close(): Promise<void>;
}

/** Starts a local mail server that stores the received mails in memory. */
export async function mailServer({
  answerData = () => Promise.resolve(),
  ...options
}: SMTPServerOptions & {
  /** Called after a mail was received; the server responds once it resolves. */
  answerData?: () => Promise<void>;
} = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let tell = () => {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const source = Buffer.concat(chunks).toString();
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source,
          header: (name) => headerOf(source, name),
        });
        tell();
        void answerData().then(() => done());
      });
    },
    ...options,
  });
  // Prevents an error event of a disconnected client from ending the process.
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    mails,
    received: async (count) => {
      while (mails.length < count) await new Promise<void>((resolve) => (tell = resolve));
      return mails;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function headerOf(source: string, name: string): string | undefined {
  const [head = ''] = source.split('\r\n\r\n', 1);
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const line = lines.find((each) => each.toLowerCase().startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim();
}

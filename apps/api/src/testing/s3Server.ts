import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { isSigned } from './s3Signature.ts';

export interface S3Server {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Received requests in order, as `METHOD path`. */
  requests: string[];
  /** Statuses for the next responses. These requests change nothing. */
  failures: number[];
  close(): Promise<void>;
}

/**
 * Starts a storage service that speaks the S3 protocol and has one bucket. s3rver does not check
 * Signature Version 4, so a proxy in front of it does.
 */
export async function s3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'bucket-'));
  const bucket = 'portal-documents';
  const secretAccessKey = 'secret-of-the-bucket';
  const inner = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await inner.run();
  const requests: string[] = [];
  const failures: number[] = [];
  // Runs requests one after the other: s3rver fails when an object is removed while it is read,
  // which a real storage service handles.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = turn.then(work);
    turn = result.catch(() => undefined);
    return result;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request;
    requests.push(`${method} ${url}`);
    const chunks = await request.toArray();
    const body = Buffer.concat(chunks as Buffer[]);
    const failure = failures.shift();
    if (failure !== undefined) return response.writeHead(failure).end();
    if (!isSigned(request, body, secretAccessKey)) return response.writeHead(403).end();
    const inside = `http://127.0.0.1:${port}${url}`;
    const passedOn = Object.entries(headers).filter(
      (header): header is [string, string] =>
        /^(authorization|content-type|x-amz-.*)$/.test(header[0]) && typeof header[1] === 'string',
    );
    const { status, content } = await inTurn(async () => {
      const passed = await fetch(inside, {
        method,
        headers: passedOn,
        ...(method === 'PUT' && { body }),
      });
      const content = Buffer.from(await passed.arrayBuffer());
      // Waits until the object is written, as a real storage service does; s3rver responds earlier.
      const isStored = async () => {
        const answer = await fetch(inside, { headers: passedOn });
        return Buffer.from(await answer.arrayBuffer()).equals(body);
      };
      while (method === 'PUT' && passed.ok && !(await isStored()));
      return { status: passed.status, content };
    });
    return response.writeHead(status).end(content);
  };
  const front = createServer((request, response) => void answer(request, response));
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  const address = front.address();

  return {
    endpoint: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    bucket,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey,
    requests,
    failures,
    close: async () => {
      front.closeAllConnections();
      front.close();
      await inner.close();
      rmSync(directory, { recursive: true });
    },
  };
}

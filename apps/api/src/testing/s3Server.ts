import { AwsV4Signer } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

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

const account = {
  bucket: 'portal-documents',
  region: 'us-east-1',
  accessKeyId: 'ID-OF-THE-KEY',
  secretAccessKey: 'secret-of-the-bucket',
};

/** Starts a storage service that speaks the S3 protocol and keeps one bucket in memory. */
export async function s3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  const failures: number[] = [];

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '' } = request;
    requests.push(`${method} ${url}`);
    const body = Buffer.concat((await request.toArray()) as Buffer[]);
    const failure = failures.shift();
    if (failure !== undefined) return response.writeHead(failure).end();
    if (!(await isSigned(request, body))) return response.writeHead(403).end();
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const key = pathname.slice(`/${account.bucket}/`.length);
    if (method === 'PUT') objects.set(key, body);
    if (method === 'DELETE') return response.writeHead(objects.delete(key) ? 204 : 404).end();
    if (method !== 'GET') return response.end();
    const prefix = searchParams.get('prefix');
    if (prefix === null) {
      const object = objects.get(key);
      return object ? response.end(object) : response.writeHead(404).end();
    }
    const keys = [...objects.keys()].filter((each) => each.startsWith(prefix));
    const listed = keys.map((each) => `<Contents><Key>${each}</Key></Contents>`).join('');
    return response.end(`<ListBucketResult>${listed}</ListBucketResult>`);
  };
  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    ...account,
    endpoint: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    requests,
    failures,
    close: async () => {
      const closed = once(server, 'close');
      server.closeAllConnections();
      server.close();
      await closed;
    },
  };
}

/** Returns whether a request is signed with the account's secret, together with its body. */
async function isSigned({ method, url, headers }: IncomingMessage, body: Buffer): Promise<boolean> {
  const digest = createHash('sha256').update(body).digest('hex');
  const signer = new AwsV4Signer({
    ...account,
    service: 's3',
    ...(method && { method }),
    url: `http://${headers.host}${url}`,
    headers: { 'x-amz-content-sha256': digest },
    datetime: String(headers['x-amz-date']),
  });
  const signed = await signer.sign();
  return signed.headers.get('authorization') === headers.authorization;
}

import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';

/** What a registration on a connection of its own was answered. */
export interface UploadAnswer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A registration that begins to arrive; how it goes on is up to the test. */
export interface Upload {
  request: ClientRequest;
  answer: Promise<UploadAnswer>;
}

/** Its length is announced, or it comes in chunks. */
export function startUpload(url: string, bytes: number | 'chunked', address: string): Upload {
  const upload = request(`${url}/api/user/register`, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      ...(bytes === 'chunked' ? { 'transfer-encoding': bytes } : { 'content-length': bytes }),
      'x-forwarded-for': address,
    },
  });
  upload.write('{');
  const answer = answerOf(upload);
  // One that is never answered, or broken off by the test, is nobody's failure.
  answer.catch(() => undefined);
  upload.on('error', () => undefined);
  return { request: upload, answer };
}

async function answerOf(upload: ClientRequest): Promise<UploadAnswer> {
  const [response] = (await once(upload, 'response')) as [IncomingMessage];
  const body = Buffer.concat((await response.toArray()) as Buffer[]).toString();
  return { status: response.statusCode, headers: response.headers, body };
}

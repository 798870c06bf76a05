import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';

/** The response to a registration that was sent on a separate connection. */
export interface UploadAnswer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A registration whose upload has started. The test sends the rest of the body. */
export interface Upload {
  request: ClientRequest;
  answer: Promise<UploadAnswer>;
}

/** Starts an upload with a declared length, or chunked. */
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
  // Prevents an unhandled-rejection warning if there is no response or the test aborts the upload.
  answer.catch(() => undefined);
  upload.on('error', () => undefined);
  return { request: upload, answer };
}

async function answerOf(upload: ClientRequest): Promise<UploadAnswer> {
  const [response] = (await once(upload, 'response')) as [IncomingMessage];
  const body = Buffer.concat((await response.toArray()) as Buffer[]).toString();
  return { status: response.statusCode, headers: response.headers, body };
}

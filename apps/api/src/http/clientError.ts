import type { Socket } from 'node:net';
import { apiHeaders } from '../security/headers.ts';

const answers: Record<string, [status: string, detail: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long'],
};
const other = ['400 Bad Request', 'The request cannot be read'] as const;

/** Long enough for the answer to arrive. */
const answerGraceMs = 2_000;

/**
 * Answers what is no request at all, or comes too slowly, in the contract’s shape. The answer ends this side
 * of the connection; a client that keeps its own side open loses it after the grace.
 */
export function answerClientError(
  error: Error & { code?: string },
  socket: Socket,
  graceMs = answerGraceMs,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, detail] = answers[error.code ?? ''] ?? other;
  const body = JSON.stringify({ detail });
  const headers = {
    ...apiHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  setTimeout(() => socket.destroy(), graceMs).unref();
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
}

import type { Socket } from 'node:net';
import { apiHeaders } from './headers.ts';

const answers: Record<string, [status: string, detail: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long'],
};
const other = ['400 Bad Request', 'The request cannot be read'] as const;

/** Milliseconds for the response to arrive before the connection is destroyed. */
const answerGraceMs = 2_000;

/**
 * The error of Node's HTTP parser for malformed bytes; `rawPacket` contains the last bytes
 * received.
 */
export type ClientError = Error & { code?: string; rawPacket?: unknown };

/**
 * Responds to malformed or timed-out requests in the contract's format. The response half-closes the
 * connection; it is destroyed after the grace period if the client keeps its side open.
 */
export function respondToClientError(
  error: ClientError,
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

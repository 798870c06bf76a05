import { respondToClientError, type ClientError, type serverOptions } from '@bank-bonuses/api';
import { AuthApiError, namedErrorsVersion, sendAuthError } from './errors.ts';
import { gatewayHeaders } from './gateway.ts';

type ServerOptions = ReturnType<typeof serverOptions>;

/**
 * Returns server options for malformed requests, which fail before they reach a route. Below the
 * prefix, they get an error in the sign-in service's format. Elsewhere they get the default
 * response.
 */
export function answerUnreadable(options: ServerOptions, prefix: string) {
  return {
    ...options,
    frameworkErrors: (...[error, request, reply]: Parameters<ServerOptions['frameworkErrors']>) => {
      if (!isBelow(prefix, request.url)) return options.frameworkErrors(error, request, reply);
      const notFound = new AuthApiError(404, 'not_found', 'Not found');
      void sendAuthError(request, reply.headers(gatewayHeaders), notFound);
    },
    clientErrorHandler: (...[error, socket]: Parameters<ServerOptions['clientErrorHandler']>) => {
      const { rawPacket }: ClientError = error;
      const start = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
      const [, target = ''] = requestLine.exec(start) ?? [];
      if (isBelow(prefix, target)) respondToClientError(error, socket, { shape: namedError });
      else options.clientErrorHandler(error, socket);
    },
  } satisfies ServerOptions;
}

/** Matches the request line, which is in the first packet of a request. */
const requestLine = /^[!-~]{1,20} (\S+)/;

function isBelow(prefix: string, target: string): boolean {
  const [path = ''] = target.split(/[?#]/, 1);
  return path === prefix || path.startsWith(`${prefix}/`);
}

function namedError(message: string) {
  return {
    body: { code: 'bad_request', message },
    headers: { 'x-sb-error-code': 'bad_request', 'x-supabase-api-version': namedErrorsVersion },
  };
}

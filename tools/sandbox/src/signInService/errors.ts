import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface Extras {
  weakPasswordReasons?: string[];
  retryAfterSeconds?: number;
}

/** An error in GoTrue's format. Its message never contains input of the request. */
export class SignInError extends Error {
  readonly status: number;
  readonly code: string;
  readonly extras: Extras;

  constructor(status: number, code: string, message: string, extras: Extras = {}) {
    super(message);
    this.name = 'SignInError';
    this.status = status;
    this.code = code;
    this.extras = extras;
  }
}

export const invalid = (message: string) => new SignInError(400, 'validation_failed', message);

export const notFound = () => new SignInError(404, 'not_found', 'Not found');

export const sessionNotFound = () =>
  new SignInError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');

/** Returns a 429. GoTrue has no `Retry-After`; the portal also reads the seconds in the text. */
export const tooMany = (code: string, message: string, retryAfterSeconds: number) =>
  new SignInError(429, code, message, { retryAfterSeconds });

/** The API version since which an error has the fields `code` and `message`. */
const namedErrorsVersion = '2024-01-01';

/** Sends the error in the format of the request's API version. */
function sendError(request: FastifyRequest, reply: FastifyReply, error: SignInError) {
  const { status, code, message, extras } = error;
  const { weakPasswordReasons: reasons, retryAfterSeconds } = extras;
  const weakness = reasons && { weak_password: { reasons } };
  void reply.status(status).header('x-sb-error-code', code);
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
  const version = request.headers['x-supabase-api-version'];
  if (typeof version === 'string' && version >= namedErrorsVersion) {
    return reply
      .header('x-supabase-api-version', namedErrorsVersion)
      .send({ code, message, ...weakness });
  }
  return reply.send({ code: status, error_code: code, msg: message, ...weakness });
}

/** Turns any error into a `SignInError`. The details of an unexpected error stay in the log. */
export function toSignInError(error: unknown): SignInError {
  if (error instanceof SignInError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) {
    return new SignInError(413, 'request_entity_too_large', 'Request body is too large');
  }
  if (status < 500) return new SignInError(400, 'bad_json', 'Could not parse request body as JSON');
  return new SignInError(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  );
}

/** Answers every error of `app` in GoTrue's format. Passes unexpected ones to `onError`. */
export function handleErrors(app: FastifyInstance, onError: (error: unknown) => void): void {
  app.setErrorHandler((error, request, reply) => {
    const known = toSignInError(error);
    if (known.status === 500) onError(error);
    return sendError(request, reply, known);
  });
}

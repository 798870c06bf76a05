import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface AuthErrorExtras {
  weakPasswordReasons?: string[];
  retryAfterSeconds?: number;
}

/**
 * An error that is sent in one of GoTrue's two response formats. Its message never contains input
 * from the request.
 */
export class AuthApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly extras: AuthErrorExtras;

  constructor(status: number, code: string, message: string, extras: AuthErrorExtras = {}) {
    super(message);
    this.name = 'AuthApiError';
    this.status = status;
    this.code = code;
    this.extras = extras;
  }
}

/** Returns an error with status 400 and the code `validation_failed`. */
export function invalid(message: string): AuthApiError {
  return new AuthApiError(400, 'validation_failed', message);
}

/** Returns a 429 error with a `Retry-After` header. GoTrue does not send this header. */
export function tooManyRequests(retryAfterSeconds: number): AuthApiError {
  return new AuthApiError(429, 'over_request_rate_limit', 'Request rate limit reached', {
    retryAfterSeconds,
  });
}

/** Returns the 429 error for a request that would send a mail too soon after the previous one. */
export function mailTooSoon(retryAfterSeconds: number): AuthApiError {
  return new AuthApiError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  );
}

/** The API version since which error responses contain `code` and `message`. */
export const namedErrorsVersion = '2024-01-01';

function wantsNamedErrors(request: FastifyRequest): boolean {
  const header = request.headers['x-supabase-api-version'];
  return typeof header === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(header)
    ? header >= namedErrorsVersion
    : false;
}

/** Sends the error in the format of the request's API version. */
export function sendAuthError(request: FastifyRequest, reply: FastifyReply, error: AuthApiError) {
  const { status, code, message, extras } = error;
  const weakness =
    extras.weakPasswordReasons === undefined
      ? {}
      : { weak_password: { reasons: extras.weakPasswordReasons } };
  reply.status(status).header('x-sb-error-code', code);
  if (extras.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(extras.retryAfterSeconds));
  }
  if (wantsNamedErrors(request)) {
    reply.header('x-supabase-api-version', namedErrorsVersion);
    return reply.send({ code, message, ...weakness });
  }
  const errorId = status === 500 ? { error_id: request.id } : {};
  return reply.send({ code: status, error_code: code, msg: message, ...weakness, ...errorId });
}

/** Turns any error into an `AuthApiError`. Hides the details of an unexpected error. */
export function toAuthApiError(error: unknown): AuthApiError {
  if (error instanceof AuthApiError) return error;
  const status =
    error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : undefined;
  if (status === 413) {
    return new AuthApiError(413, 'request_entity_too_large', 'Request body is too large');
  }
  if (status === 400 || status === 415) {
    return new AuthApiError(
      400,
      'bad_json',
      'Could not parse request body as JSON: malformed input',
    );
  }
  return new AuthApiError(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  );
}

/** Sends every error of `app` as an `AuthApiError`. Passes unexpected errors to `onError`. */
export function setAuthErrorHandler(app: FastifyInstance, onError: (error: unknown) => void): void {
  app.setErrorHandler((error, request, reply) => {
    const authError = toAuthApiError(error);
    if (authError.status === 500) onError(error);
    return sendAuthError(request, reply, authError);
  });
}

import type { FastifyInstance, FastifyReply } from 'fastify';

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

/** Returns a 429. GoTrue has no `Retry-After`; the portal only reads the seconds in the text. */
export const tooMany = (code: string, message: string, retryAfterSeconds: number) =>
  new SignInError(429, code, message, { retryAfterSeconds });

/** Sends the error in the format of the API version that all callers request. */
function sendError(reply: FastifyReply, { status, code, message, extras }: SignInError) {
  const { weakPasswordReasons: reasons, retryAfterSeconds } = extras;
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .status(status)
    .headers({ 'x-sb-error-code': code, 'x-supabase-api-version': '2024-01-01' })
    .send({ code, message, ...(reasons && { weak_password: { reasons } }) });
}

/** Turns any error into a `SignInError`. The details of an unexpected error stay in the log. */
function toSignInError(error: unknown): SignInError {
  if (error instanceof SignInError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status < 500 || error instanceof SyntaxError)
    return new SignInError(400, 'bad_json', 'Could not parse request body as JSON');
  return new SignInError(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  );
}

/** Answers every error of `app` in GoTrue's format. Passes unexpected ones to `onError`. */
export function handleErrors(app: FastifyInstance, onError: (error: unknown) => void): void {
  app.setErrorHandler((error, _request, reply) => {
    const known = toSignInError(error);
    if (known.status === 500) onError(error);
    return sendError(reply, known);
  });
}

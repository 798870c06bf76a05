import type { FastifyInstance, FastifyReply } from 'fastify';

/** An error in GoTrue's format. Its message never contains input of the request. */
export class SignInError extends Error {
  readonly status: number;
  readonly code: string;
  /** Why a password is weak. */
  readonly reasons: string[] | undefined;

  constructor(status: number, code: string, message: string, reasons?: string[]) {
    super(message);
    this.name = 'SignInError';
    this.status = status;
    this.code = code;
    this.reasons = reasons;
  }
}

export const invalid = (message: string) => new SignInError(400, 'validation_failed', message);

/** Sends the error in the format of the API version that all callers request. */
function sendError(reply: FastifyReply, { status, code, message, reasons }: SignInError) {
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

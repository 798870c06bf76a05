/**
 * The error underneath an `ApiError`, reduced to names and codes. Messages, stacks and other fields are
 * dropped: the message of a parser may quote the body, and that of an identity provider a token.
 *
 * @example
 * { name: 'TypeError', cause: { name: 'Error', code: 'ECONNREFUSED' } }
 */
export interface ErrorCause {
  readonly name: string;
  readonly code?: string;
  readonly cause?: ErrorCause;
}

const maxDepth = 4;

/** Matches class names. */
const namePattern = /^[A-Z][A-Za-z]{0,49}$/;
/**
 * Matches error codes such as ECONNREFUSED, ERR_HTTP2_ERROR and refresh_token_not_found, but
 * neither sentences nor tokens.
 */
const codePattern = /^(?:[A-Z][A-Z_]+(?:\d_[A-Z_]+)?|[a-z]+(?:_[a-z]+)*)$/;

/** Returns the names and codes of an error and its causes, without anything that could be a secret. */
export function redactedCause(error: unknown, depth = maxDepth): ErrorCause {
  // Anything can be thrown, even `null`.
  const { name, code, cause } = (error ?? {}) as {
    name?: unknown;
    code?: unknown;
    cause?: unknown;
  };
  return {
    name: matching(namePattern, name) ?? 'Error',
    ...(matching(codePattern, code) && { code: code as string }),
    ...(cause instanceof Error && depth > 1 && { cause: redactedCause(cause, depth - 1) }),
  };
}

function matching(pattern: RegExp, value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= 50 && pattern.test(value) ? value : undefined;
}

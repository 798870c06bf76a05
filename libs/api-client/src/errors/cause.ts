import type { NetworkErrorCode } from './codes.ts';

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
  const { name, code, cause } = read(error);
  return {
    name: matching(namePattern, name) ?? 'Error',
    ...(matching(codePattern, code) && { code: code as string }),
    ...(cause instanceof Error && depth > 1 && { cause: redactedCause(cause, depth - 1) }),
  };
}

/**
 * Returns the name, code and cause of a thrown value. The value can be anything, even an object
 * whose getters throw.
 */
function read(error: unknown): { name?: unknown; code?: unknown; cause?: unknown } {
  try {
    const { name, code, cause } = error as Error & { code?: unknown };
    return { name, code, cause };
  } catch {
    return {};
  }
}

function matching(pattern: RegExp, value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= 50 && pattern.test(value) ? value : undefined;
}

const reasons: [pattern: RegExp, code: NetworkErrorCode][] = [
  [/ENOTFOUND|EAI_AGAIN/, 'dns_failure'],
  [/ECONNREFUSED/, 'connection_refused'],
  [/ECONNRESET|EPIPE|UND_ERR_SOCKET/, 'connection_lost'],
  [/ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|E(?:HOST|NET)UNREACH/, 'unreachable'],
  [/CERT|TLS|SSL|SIGNATURE|EPROTO/, 'tls_failure'],
];

/**
 * Returns the code for a rejected `fetch`. In Node, the error codes of the causes tell why `fetch`
 * rejected. Browsers hide the reason from scripts, so in a browser only `offline` is recognized.
 */
export function networkCode(error: unknown, cause: ErrorCause): NetworkErrorCode {
  const codes = [cause.code, cause.cause?.code, cause.cause?.cause?.code].join(' ');
  const known = reasons.find(([pattern]) => pattern.test(codes));
  if (known) return known[1];
  const below = read(error).cause;
  if (below instanceof Error && below.message === 'unexpected redirect') return 'redirected';
  return globalThis.navigator?.onLine === false ? 'offline' : 'network_failure';
}

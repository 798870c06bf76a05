import type { NetworkErrorCode } from './codes.ts';

/**
 * What lies below an error, by name and code alone: `{ name: 'TypeError', cause: { name: 'Error', code: 'ECONNREFUSED' } }`.
 * Messages, stacks and everything else stay behind, since a parser quotes the body, and an identity provider its token.
 */
export interface ErrorCause {
  readonly name: string;
  readonly code?: string;
  readonly cause?: ErrorCause;
}

const maxDepth = 4;

/** Class names. */
const namePattern = /^[A-Z][A-Za-z]{0,49}$/;
/** ECONNREFUSED, UND_ERR_SOCKET, ERR_HTTP2_ERROR or refresh_token_not_found; no text, and nothing of a token's look. */
const codePattern = /^(?:[A-Z][A-Z_]+(?:\d_[A-Z_]+)?|[a-z]+(?:_[a-z]+)*)$/;

/** The same error without anything that could be a secret. */
export function redactedCause(error: unknown, depth = maxDepth): ErrorCause {
  const { name, code, cause } = read(error);
  return {
    name: matching(namePattern, name) ?? 'Error',
    ...(matching(codePattern, code) && { code: code as string }),
    ...(cause instanceof Error && depth > 1 && { cause: redactedCause(cause, depth - 1) }),
  };
}

/** Anything may be thrown, also what throws when it is read. */
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
 * Why `fetch` rejected. Node says it in the codes of the causes. A browser says no more to a page than that it
 * failed, so that there only being offline is told apart.
 */
export function networkCode(error: unknown, cause: ErrorCause): NetworkErrorCode {
  const codes = [cause.code, cause.cause?.code, cause.cause?.cause?.code].join(' ');
  const known = reasons.find(([pattern]) => pattern.test(codes));
  if (known) return known[1];
  const below = read(error).cause;
  if (below instanceof Error && below.message === 'unexpected redirect') return 'redirected';
  return globalThis.navigator?.onLine === false ? 'offline' : 'network_failure';
}

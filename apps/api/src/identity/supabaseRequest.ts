import { IdentityUnavailableError } from './identityProvider.ts';

export interface SupabaseAnswer {
  status: number;
  body: Record<string, unknown>;
}

/**
 * Returns a function that sends a request to the sign-in service. It throws if there is no response
 * of the service. Its errors contain neither response nor request data.
 */
export function supabaseRequest({ url, timeoutMs }: { url: string; timeoutMs: number }) {
  return async (
    method: string,
    path: string,
    { key, token = key, body }: { key: string; token?: string; body?: object },
  ): Promise<SupabaseAnswer> => {
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${url}${path}`, {
        method,
        headers: {
          apikey: key,
          authorization: `Bearer ${token}`,
          'x-supabase-api-version': '2024-01-01',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      text = await response.text();
    } catch {
      throw new IdentityUnavailableError('down', 'sign_in_unreachable');
    }
    if (response.status === 429) throw new IdentityUnavailableError('busy', 'sign_in_status_429');
    const answer = { status: response.status, body: parseObject(text) };
    if (response.status >= 500) throw noStatement(answer);
    return answer;
  };
}

/**
 * Returns the error for a response that says nothing about the user: for example, the key may be
 * wrong, or a captcha may be required.
 */
export function noStatement({ status, body }: SupabaseAnswer): IdentityUnavailableError {
  const code = codeOf(body) ?? '';
  const known = /^[a-z_]{1,40}$/.test(code) ? `_${code}` : '';
  return new IdentityUnavailableError('down', `sign_in_status_${status}${known}`);
}

/** Returns the error code, which the sign-in service sends in one of two fields. */
export function codeOf(body: SupabaseAnswer['body']): string | undefined {
  return [body['code'], body['error_code']].find((code) => typeof code === 'string');
}

function parseObject(text: string): SupabaseAnswer['body'] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as SupabaseAnswer['body']) : {};
  } catch {
    return {};
  }
}

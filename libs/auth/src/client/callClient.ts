import { toAuthError } from './toAuthError.ts';

/** Calls the client. Throws an `AuthError` if the client throws or returns an error. */
export async function callClient<T extends { error: unknown }>(
  fallback: string,
  request: () => Promise<T>,
): Promise<T> {
  const result = await request().catch((thrown: unknown) => {
    throw toAuthError(thrown, fallback);
  });
  if (result.error) throw toAuthError(result.error, fallback);
  return result;
}

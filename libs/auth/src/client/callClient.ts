import { toAuthError } from './toAuthError.ts';

/** Every failure of the client, returned or thrown, as an AuthError. */
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

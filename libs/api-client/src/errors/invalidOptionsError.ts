import { ApiError, type ApiErrorInit } from './networkError.ts';

/**
 * The client was created or called with an option that cannot work: a mistake in the calling code. Nothing
 * was sent.
 */
export class InvalidOptionsError extends ApiError {
  override readonly name = 'InvalidOptionsError';
  declare readonly code: 'invalid_options';

  constructor(message: string, init: ApiErrorInit = {}) {
    super(message, { ...init, code: 'invalid_options' });
  }
}

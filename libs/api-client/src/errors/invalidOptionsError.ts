import { ApiError, type ApiErrorInit } from './networkError.ts';

/** The client was made, or called, with options that cannot work. For whoever writes the code; nothing was sent. */
export class InvalidOptionsError extends ApiError {
  override readonly name = 'InvalidOptionsError';
  declare readonly code: 'invalid_options';

  constructor(message: string, init: ApiErrorInit = {}) {
    super(message, { ...init, code: 'invalid_options' });
  }
}

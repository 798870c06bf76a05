import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../db/index.ts';
import { DocumentsUnavailableError } from '../documents/index.ts';
import { HttpError, httpErrors, sendHttpError } from '../http/index.ts';
import { IdentityUnavailableError } from '../identity/index.ts';

const bodyErrors: Record<string, () => HttpError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: httpErrors.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: httpErrors.mediaType,
  FST_ERR_CTP_INVALID_JSON_BODY: httpErrors.badRequest,
  FST_ERR_CTP_EMPTY_JSON_BODY: httpErrors.badRequest,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: httpErrors.badRequest,
};

/** Maps every error to a response of the contract; details go only to the log. */
export function handleError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const httpError = toHttpError(error);
  const line = { event: 'request.failed', err: error, status: httpError.status };
  if (httpError.status === 503) request.log.warn(line);
  else if (httpError.status >= 500) request.log.error(line);
  return sendHttpError(reply, httpError);
}

function toHttpError(error: FastifyError): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof IdentityUnavailableError) {
    return error.reason === 'busy' ? httpErrors.tooMany(30) : httpErrors.unavailable();
  }
  if (error instanceof DocumentsUnavailableError || isDatabaseUnavailable(error)) {
    return httpErrors.unavailable();
  }
  const bodyError = bodyErrors[error.code];
  if (bodyError) return bodyError();
  const isClientError = error.statusCode !== undefined && error.statusCode < 500;
  return isClientError ? httpErrors.badRequest() : httpErrors.failed();
}

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../db/databaseErrors.ts';
import { DocumentsUnavailableError } from '../documents/documentsUnavailable.ts';
import { IdentityUnavailableError } from '../identity/identityProvider.ts';
import { Problem, problems } from './problem.ts';

const bodyFaults: Record<string, () => Problem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: problems.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: problems.mediaType,
  FST_ERR_CTP_INVALID_JSON_BODY: problems.badRequest,
  FST_ERR_CTP_EMPTY_JSON_BODY: problems.badRequest,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: problems.badRequest,
};

/** Every failure becomes an answer of the contract; what it was stands in the log only. */
export function handleError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = toProblem(error);
  const line = { event: 'request.failed', err: error, status: problem.status };
  if (problem.status === 503) request.log.warn(line);
  else if (problem.status >= 500) request.log.error(line);
  return sendProblem(reply, problem);
}

/** Sends a problem in the contract's shape. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', String(problem.retryAfterSeconds));
  }
  const { detail, loc } = problem;
  return reply.status(problem.status).send({ detail, ...(loc && { loc }) });
}

function toProblem(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof IdentityUnavailableError) {
    return error.reason === 'busy'
      ? problems.tooMany(error.retryAfterSeconds ?? 30)
      : problems.unavailable(error.retryAfterSeconds);
  }
  if (error instanceof DocumentsUnavailableError || isDatabaseUnavailable(error)) {
    return problems.unavailable();
  }
  const bodyFault = bodyFaults[error.code];
  if (bodyFault) return bodyFault();
  const isClientFault = error.statusCode !== undefined && error.statusCode < 500;
  return isClientFault ? problems.badRequest() : problems.failed();
}

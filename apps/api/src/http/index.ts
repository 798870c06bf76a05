export { addCors } from './cors.ts';
export { addApiHeaders, apiHeaders } from './headers.ts';
export { HttpError, httpErrors, sendHttpError, throwIssues } from './httpError.ts';
export { jsonBody } from './jsonBody.ts';
export { limitConcurrency } from './limitConcurrency.ts';
export { logRequests, type EventLog, type LogOptions } from './logger.ts';
export { isLoopback, networkOf } from './network.ts';
export { serverOptions } from './serverOptions.ts';

const uniqueViolation = '23505';

/** Returns whether Postgres rejected a row because of this unique constraint or index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint: violated } = error as Error & Record<string, unknown>;
  return code === uniqueViolation && violated === constraint;
}

/**
 * Codes for an unreachable database: connection errors of Postgres (class 08), shut-down, start-up,
 * too many clients, and network errors.
 */
const unavailable =
  /^(08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
/** Driver messages that have no error code: the connection ended or could not be opened in time. */
const lostConnection = /^(Connection terminated|timeout exceeded when trying to connect)/;

/** Returns whether the database was unreachable, as opposed to rejecting the statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & Record<string, unknown>;
  return (typeof code === 'string' && unavailable.test(code)) || lostConnection.test(error.message);
}

const uniqueViolation = '23505';

/** Returns whether Postgres rejected a row because of this unique constraint or index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint: violated } = error as Error & Record<string, unknown>;
  return code === uniqueViolation && violated === constraint;
}

/**
 * Codes for a database that does not respond: connection errors (class 08), transactions that took
 * too long (25P03), too many clients, shut-down and start-up (57P…), and network errors.
 */
const unreachable =
  /^(08...|25P03|53300|57P0[1-5]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
/**
 * Driver messages that have no error code: the connection ended, could not be opened in time, or
 * ended before the next query of its transaction.
 */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
/**
 * Codes for a database that responds but lacks the means to work: a read-only server (25006), too
 * few resources such as a full disk (class 53), errors of the server's system (class 58).
 */
const exhausted = /^(25006|53...|58...)$/;

/** Returns whether the database did not respond. */
export function isDatabaseUnreachable(error: unknown): boolean {
  return (
    hasCode(error, unreachable) || (error instanceof Error && lostConnection.test(error.message))
  );
}

/**
 * Returns whether the database could not be used at the moment, as opposed to rejecting the
 * statement.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isDatabaseUnreachable(error) || hasCode(error, exhausted);
}

function hasCode(error: unknown, codes: RegExp): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & Record<string, unknown>;
  return typeof code === 'string' && codes.test(code);
}

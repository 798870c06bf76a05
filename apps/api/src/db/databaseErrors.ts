const uniqueViolation = '23505';

/** Whether Postgres rejected a row because of a unique constraint or index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint: violated } = error as Error & Record<string, unknown>;
  return code === uniqueViolation && violated === constraint;
}

/** Connection errors of Postgres (class 08), shut-down, start-up and too many clients; and of the network. */
const unavailable =
  /^(08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
/** Messages of the driver without a code, for a connection that ended or could not be opened in time. */
const lostConnection = /^(Connection terminated|timeout exceeded when trying to connect)/;

/** Whether the database was unreachable, as opposed to rejecting the statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & Record<string, unknown>;
  return (typeof code === 'string' && unavailable.test(code)) || lostConnection.test(error.message);
}

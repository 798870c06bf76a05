const uniqueViolation = '23505';

/** Whether Postgres refused a row because of a unique constraint or index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint: violated } = error as Error & Record<string, unknown>;
  return code === uniqueViolation && violated === constraint;
}

/** Connection errors of Postgres (class 08), shut-down, start-up and too many clients; and of the network. */
const unavailable =
  /^(08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
/** What the driver says without a code when a connection ends or cannot be had in time. */
const lostConnection = /^(Connection terminated|timeout exceeded when trying to connect)/;

/** Whether the database could not be asked, as opposed to refusing what it was asked. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & Record<string, unknown>;
  return (typeof code === 'string' && unavailable.test(code)) || lostConnection.test(error.message);
}

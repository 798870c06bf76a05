const uniqueViolation = '23505';

/** Whether Postgres refused a row because of a unique constraint or index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint: violated } = error as Error & Record<string, unknown>;
  return code === uniqueViolation && violated === constraint;
}

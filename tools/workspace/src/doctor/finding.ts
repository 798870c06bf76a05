/**
 * `change`: the portal needs another setting. `note`: worth knowing, but the portal works. `unreachable`: the
 * check failed, so the setting is unknown.
 */
export type FindingState = 'ok' | 'change' | 'note' | 'unreachable';

/** The result of one check. Never contains a key, a token or personal data. */
export interface Finding {
  check: string;
  state: FindingState;
  message: string;
  /** The recommended change. */
  change?: string;
}

export const ok = (check: string, message: string): Finding => ({ check, state: 'ok', message });

export const change = (check: string, message: string, what: string): Finding => ({
  check,
  state: 'change',
  message,
  change: what,
});

export const note = (check: string, message: string): Finding => ({
  check,
  state: 'note',
  message,
});

export const unreachable = (check: string, message: string): Finding => ({
  check,
  state: 'unreachable',
  message,
});

/**
 * Returns the exit code. 0: no change is needed. 1: a change is needed. 2: a check failed, so other
 * changes may be needed that are not listed.
 */
export function exitCodeOf(findings: readonly Finding[]): 0 | 1 | 2 {
  const has = (state: FindingState) => findings.some((finding) => finding.state === state);
  if (has('unreachable')) return 2;
  return has('change') ? 1 : 0;
}

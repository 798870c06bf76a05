import { styleText } from 'node:util';

/**
 * `change`: the portal needs another setting. `note`: worth knowing, but the portal works.
 * `unreachable`: the check failed, so the setting is unknown.
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

const of = (state: FindingState) => (check: string, message: string, what?: string) => ({
  check,
  state,
  message,
  ...(what && { change: what }),
});

export const ok = of('ok');
export const note = of('note');
export const change = of('change');
export const unreachable = of('unreachable');

/**
 * Returns the exit code. 0: no change is needed. 1: a change is needed. 2: a check failed, so other
 * changes may be needed that are not listed.
 */
export function exitCodeOf(findings: readonly Finding[]): 0 | 1 | 2 {
  const has = (state: FindingState) => findings.some((finding) => finding.state === state);
  if (has('unreachable')) return 2;
  return has('change') ? 1 : 0;
}

const words = {
  ok: styleText('green', 'ok     '),
  change: styleText('red', 'CHANGE '),
  note: styleText('cyan', 'note   '),
  unreachable: styleText('yellow', 'FAILED '),
};

const endings = {
  0: 'Nothing to change.',
  1: 'Change the settings marked CHANGE and run this command again.',
  2: 'Some checks failed, so this report may be incomplete.',
};

/** Returns the findings as text, with colors if the terminal supports them. */
export function textReport(findings: readonly Finding[]): string {
  const lines = findings.map(({ check, state, message, change: what }) => {
    const line = `${words[state]} ${check}: ${message}`;
    return what === undefined ? line : `${line}\n          → ${what}`;
  });
  return `${lines.join('\n')}\n\n${endings[exitCodeOf(findings)]}\n`;
}

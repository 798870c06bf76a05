import type { DoctorOptions } from './options.ts';

/**
 * `change`: the portal needs another setting. `note`: worth knowing, but the portal works.
 * `failed`: the check failed, so the setting is unknown.
 */
type State = 'ok' | 'change' | 'note' | 'failed';

/** What a check has found. */
export type Result = readonly [state: State, message: string];

/** The name of a check, with its result. */
export type Finding = readonly [check: string, ...Result];

export const ok = (message: string): Result => ['ok', message];
export const note = (message: string): Result => ['note', message];
export const failed = (message: string): Result => ['failed', message];
export const change = (message: string, advice: string): Result => [
  'change',
  `${message}\n          → ${advice}`,
];

const words = { ok: 'ok     ', change: 'CHANGE ', note: 'note   ', failed: 'FAILED ' };

const endings = {
  0: 'Nothing to change.',
  1: 'Change the settings marked CHANGE and run this command again.',
  2: 'Some checks failed, so this report may be incomplete.',
};

/**
 * Returns the findings as text, without keys and control characters of a response, and the exit
 * code. 0: no change is needed. 1: a change is needed. 2: a check failed.
 */
export function report(findings: readonly Finding[], { key, secretKey }: DoctorOptions) {
  const states = findings.map(([, state]) => state);
  const exitCode = states.includes('failed') ? 2 : states.includes('change') ? 1 : 0;
  const lines = findings.map(([check, state, message]) => `${words[state]} ${check}: ${message}`);
  const text = `${[...lines, '', endings[exitCode]].join('\n')}\n`
    .replaceAll(key, '…')
    .replaceAll(secretKey ?? key, '…')
    .replace(/(?!\n)\p{C}/gu, '');
  return { text, exitCode };
}

import type { Factor } from '@bank-bonuses/auth';

const newAppName = 'Authenticator app';

/** Returns the name of a factor; for a phone without a name, the end of its number. */
export function shownName({ kind, name, phone }: Factor): string {
  if (name !== undefined) return name;
  if (kind === 'totp') return newAppName;
  return phone ? `Phone ending in ${phone.slice(-4)}` : 'Phone';
}

/** Returns an unused name: `plain`, or `plain` with a number if it is taken. */
export function freeName(known: readonly Factor[], plain = newAppName): string {
  const taken = new Set(known.map(({ name }) => name));
  let name = plain;
  for (let number = 2; taken.has(name); number += 1) name = `${plain} ${number}`;
  return name;
}

/** Returns the error of an empty or used name; `undefined` for a valid one. */
export function nameError(name: string, known: readonly Factor[]): string | undefined {
  if (name === '') return 'Please enter a name';
  return known.some((factor) => factor.name === name) ? nameInUse : undefined;
}

export const nameInUse = 'You have already used this name. Please choose another one.';

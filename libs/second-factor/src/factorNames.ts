import type { Factor } from '@bank-bonuses/auth';

const newAppName = 'Authenticator app';

/** Returns the name of a factor; for a phone without a name, the end of its number. */
export function shownName({ kind, name, phone }: Factor): string {
  if (name !== undefined) return name;
  if (kind === 'totp') return newAppName;
  return phone ? `Phone ending in ${phone.slice(-4)}` : 'Phone';
}

/** Returns the label of a factor for a person who has not presented it yet. */
export function factorLabel({ kind, name, phone }: Factor): string {
  if (kind === 'phone') return `Text message to ${phoneText(phone)}`;
  return name === undefined ? newAppName : `${newAppName} “${name}”`;
}

/**
 * Returns a text with only the last digits, because a person who knows only the password must not
 * learn the phone number.
 */
export function phoneText(phone: string | undefined): string {
  const end = phone?.slice(-4) ?? '';
  return end === '' ? 'your phone' : `the number ending in ${end}`;
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

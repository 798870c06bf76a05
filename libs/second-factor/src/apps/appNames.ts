import type { Factor } from '@bank-bonuses/auth';

const newAppName = 'Authenticator app';

/** What a second step is called; a phone without a name by the end of its number. */
export function shownName({ kind, name, phone }: Factor): string {
  if (name !== undefined) return name;
  if (kind === 'totp') return newAppName;
  return phone ? `Phone ending in ${phone.slice(-4)}` : 'Phone';
}

/** A name that is free: with a number once the plain one is taken. */
export function freeName(apps: readonly Factor[]): string {
  const taken = new Set(apps.map(({ name }) => name));
  let name = newAppName;
  for (let number = 2; taken.has(name); number += 1) name = `${newAppName} ${number}`;
  return name;
}

export const hasName = (apps: readonly Factor[], name: string) =>
  apps.some((app) => app.name === name);

export const nameInUse = 'You have used this name already. Please choose another one.';

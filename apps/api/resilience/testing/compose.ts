import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { deployFolder } from './image.ts';

export interface ComposeService {
  environment: Record<string, string>;
  volumes: string[];
  [name: string]: unknown;
}

/** Returns the services of compose.yaml, before Compose inserts the settings. */
export function readCompose(): Record<string, ComposeService> {
  const page = readFileSync(join(deployFolder, 'compose.yaml'), 'utf8');
  return (parse(page, { merge: true }) as { services: Record<string, ComposeService> }).services;
}

/** Interpolates `${NAME}` as Compose does. Throws when a required variable is missing. */
export function interpolate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(
    /\$\{(\w+)(?:(:?)([-+?])([^}]*))?\}/g,
    (_whole: string, name: string, colon?: string, operator?: string, word: string = '') => {
      const value = values[name];
      const isSet = value !== undefined && !(colon === ':' && value === '');
      if (operator === '+') return isSet ? word : '';
      if (isSet) return value;
      if (operator === '?') throw new Error(`${name}: ${word}`);
      return operator === '-' ? word : '';
    },
  );
}

/** Returns the environment of a service's container. */
export function environmentOf(
  service: ComposeService | undefined,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const environment = Object.entries(service?.environment ?? {});
  return Object.fromEntries(environment.map(([name, text]) => [name, interpolate(text, values)]));
}

/** Returns the names in `.env.example`. */
export function exampleSettings(): string[] {
  const text = readFileSync(join(deployFolder, '.env.example'), 'utf8');
  return [...text.matchAll(/^([A-Z0-9_]+)=''$/gm)].map(([, name = '']) => name);
}

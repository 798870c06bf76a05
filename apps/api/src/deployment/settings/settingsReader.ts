export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown with all issues of the settings, one per line; values are not repeated. */
export class SettingsError extends Error {
  constructor(issues: readonly string[]) {
    super(['Fix these settings:', ...issues.map((line) => `- ${line}`)].join('\n'));
    this.name = 'SettingsError';
  }
}

/** Reads an environment and collects its issues. */
export interface SettingsReader {
  /** Returns the value without surrounding white space; empty if it is not set. */
  text: (name: string) => string;
  /** Returns the setting; adds an issue that says what to set if it is missing. */
  needed: (name: string, what: string) => string;
  /**
   * Returns an integer within the bounds, or the fallback if the variable is not set. Adds an issue
   * if the value is invalid.
   */
  number: (name: string, bounds: { fallback: number; min: number; max: number }) => number;
  /** Adds an issue. The text must not contain the value. */
  addIssue: (issue: string) => void;
  /** Whether the strict rules apply: true unless NODE_ENV is `development` or `test`. */
  isProduction: boolean;
}

/** Reads settings with a reader function. Throws a `SettingsError` that lists every issue. */
export function readAll<T>(env: Environment, read: (reader: SettingsReader) => T): T {
  const issues: string[] = [];
  const text = (name: string) => env[name]?.trim() ?? '';
  const settings = read({
    text,
    needed: (name, what) => {
      if (text(name) === '') issues.push(`${name} is missing: ${what}`);
      return text(name);
    },
    number: (name, { fallback, min, max }) => {
      const number = text(name) === '' ? fallback : Number(text(name));
      if (Number.isInteger(number) && number >= min && number <= max) return number;
      issues.push(`${name} must be a whole number from ${min} to ${max}`);
      return fallback;
    },
    addIssue: (issue) => issues.push(issue),
    isProduction: !['development', 'test'].includes(text('NODE_ENV')),
  });
  if (issues.length > 0) throw new SettingsError(issues);
  return settings;
}

export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/**
 * Returns whether data sent to this URL is protected: the URL uses https or refers to this machine.
 */
export function isPrivateAddress(text: string): boolean {
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

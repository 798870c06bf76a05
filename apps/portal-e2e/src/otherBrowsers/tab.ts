import { expect } from '@playwright/test';

/** ARIA roles as current browsers name them, for example `image` instead of `img`. */
export type Role =
  | 'button'
  | 'link'
  | 'heading'
  | 'radio'
  | 'checkbox'
  | 'image'
  | 'figure'
  | 'group';

/**
 * A tab as a journey uses it. Elements are found by role and name, which each browser computes
 * itself; every action waits for its element.
 */
export interface Tab {
  open: (url: string) => Promise<void>;
  /** Returns the path and query of the tab's URL. */
  path: () => Promise<string>;
  sees: (role: Role, name: string | RegExp) => Promise<void>;
  seesText: (text: string) => Promise<void>;
  press: (role: Role, name: string | RegExp) => Promise<void>;
  /** Replaces the value of the field with this label. */
  fill: (label: string, text: string) => Promise<void>;
  /** Chooses the option with this value. */
  select: (label: string, value: string) => Promise<void>;
  upload: (label: string, file: string) => Promise<void>;
  /** Evaluates an expression in the page, and returns its value. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  screenshot: () => Promise<Buffer>;
}

/** The browser of one visitor; its tabs share cookies and storage. */
export interface BrowserSession {
  openTab: () => Promise<Tab>;
  /** Returns page errors and policy violations, as far as the browser reports them. */
  pageErrors: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** A browser that runs one session at a time, each for a new visitor. */
export interface Engine {
  newSession: () => Promise<BrowserSession>;
  stop: () => Promise<void>;
}

/** Matches a label, with '(optional)' after it if the field is optional. */
export function labeled(label: string): RegExp {
  const escaped = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped}(\\s*\\(optional\\))?$`);
}

/** Retries until the action succeeds, and throws the last error after the time limit. */
export async function untilDone<Value>(
  what: string,
  attempt: () => Promise<Value>,
): Promise<Value> {
  const results: Value[] = [];
  const tried = async () => {
    try {
      results.push(await attempt());
      return 'done';
    } catch (error) {
      return String(error);
    }
  };
  await expect.poll(tried, { message: what, timeout: 20_000 }).toBe('done');
  return results.at(-1) as Value;
}

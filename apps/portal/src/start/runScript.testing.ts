import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs an inline script of the page like the browser does. */
export function runScript(name: string, data: Record<string, string> = {}): void {
  const script = document.createElement('script');
  Object.assign(script.dataset, data);
  script.textContent = readFileSync(join(import.meta.dirname, name), 'utf8');
  document.head.append(script);
  script.remove();
}

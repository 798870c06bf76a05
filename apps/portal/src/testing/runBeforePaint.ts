import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = readFileSync(join(import.meta.dirname, '../start/beforePaint.js'), 'utf8');

/** Runs the inline script of the page like the browser does. */
export function runBeforePaint(data: Record<string, string> = {}): void {
  const script = document.createElement('script');
  Object.assign(script.dataset, data);
  script.textContent = source;
  document.head.append(script);
  script.remove();
}

import type { Plugin } from 'vite';
import { buildForBrowsers } from '../buildForBrowsers.ts';

/** A replacement of text in one module, which simulates the next deployment. */
export interface Change {
  /** The end of the module's path. */
  file: string;
  from: string;
  to: string;
}

const changing = ({ file, from, to }: Change): Plugin => ({
  name: 'test:change',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith(file)) return undefined;
    if (!code.includes(from)) this.error(`${file} has no '${from}'.`);
    return { code: code.replace(from, to), map: null };
  },
});

// Usage: node buildChanged.ts <folder> [<change as JSON>]
const [outDir = '', change] = process.argv.slice(2);
process.env.NODE_ENV = 'production';
await buildForBrowsers(outDir, {
  logLevel: 'silent',
  plugins: change === undefined ? [] : [changing(JSON.parse(change) as Change)],
});

import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad';

/**
 * Makes Chromium compile scripts in a background thread while they load. Otherwise each function is
 * compiled on the main thread at its first call, which took a slow phone a tenth of the time until a public
 * page is usable (docs/adr/0025). Useful only for scripts whose functions are mostly called, at load or by
 * a press. Other browsers ignore the comment.
 * @param chunks matches the names of their chunks
 */
export function compileAhead(chunks: RegExp): Plugin {
  return {
    name: 'compile-ahead',
    generateBundle: {
      // The comment must be at the very start, before the list of files that Vite adds.
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk' && chunks.test(output.name))
            output.code = `${hint}\n${output.code}`;
        }
      },
    },
  };
}

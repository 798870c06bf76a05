import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad';

/**
 * Makes Chromium compile scripts in a background thread while they load, with a comment that other
 * browsers ignore. Otherwise each function is compiled on the main thread at its first call, which
 * on a slow phone took a tenth of the time until a public page was usable (docs/adr/0025). Useful
 * only for scripts whose functions are mostly called, on load or after a press.
 * @param chunks pattern of the names of the chunks to mark
 */
export function compileHints(chunks: RegExp): Plugin {
  return {
    name: 'compile-hints',
    generateBundle: {
      // Runs after Vite's own plugins, so that the comment is at the very start of the script,
      // before the list of files that Vite adds.
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

import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad';

/**
 * Tells Chromium to compile scripts as they come, beside the page's thread. Otherwise each function is compiled in that
 * thread when it is first called, which took a slow phone a tenth of the time until a public page can be used
 * (docs/adr/0025). For scripts of which most is called: at once, or by a press that would wait for it. Other browsers read
 * a comment.
 *
 * @param chunks matches the names of their chunks
 */
export function compileAhead(chunks: RegExp): Plugin {
  return {
    name: 'compile-ahead',
    generateBundle: {
      // At the very beginning, where Vite has put its list of files before.
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

import { registerHooks } from 'node:module';

/** `node --import` this file, and the build's bundler is `madeUpVite.ts`: everything else runs as it is. */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== 'vite') return next(specifier, context);
    return { url: new URL('./madeUpVite.ts', import.meta.url).href, shortCircuit: true };
  },
});

import { registerHooks } from 'node:module';

/** `node --import` this file, and the build's bundler is `madeUpVite.ts`: everything else runs as it is. */
registerHooks({
  resolve(specifier, context, next) {
    // Vitest, whose settings the shared ones extend, asks for the real one.
    const isOurs = !context.parentURL?.includes('/node_modules/');
    if (specifier !== 'vite' || !isOurs) return next(specifier, context);
    return { url: new URL('./madeUpVite.ts', import.meta.url).href, shortCircuit: true };
  },
});

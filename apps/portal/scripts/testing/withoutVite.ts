import { registerHooks } from 'node:module';

/**
 * Replaces the build's bundler by `madeUpVite.ts` when loaded with `node --import`. Everything else runs
 * unchanged.
 */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== 'vite') return next(specifier, context);
    return { url: new URL('./madeUpVite.ts', import.meta.url).href, shortCircuit: true };
  },
});

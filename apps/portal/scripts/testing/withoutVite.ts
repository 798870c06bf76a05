import { registerHooks } from 'node:module';

/**
 * Replaces Vite with `fakeVite.ts` when loaded with `node --import`. The rest of the build runs
 * unchanged.
 */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== 'vite') return next(specifier, context);
    return { url: new URL('./fakeVite.ts', import.meta.url).href, shortCircuit: true };
  },
});

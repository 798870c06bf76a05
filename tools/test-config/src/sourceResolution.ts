import { defaultClientConditions, defaultServerConditions } from 'vite';
import type { ViteUserConfig } from 'vitest/config';

/**
 * The export condition that resolves workspace packages to their sources, so that tests do not need
 * built packages.
 */
export const sourceCondition = '@bank-bonuses/source';

const onServer = { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } };

export const sourceResolution = {
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  ssr: onServer,
  // The vanilla-extract plugin replaces the `ssr` settings above when it computes styles. Without this line
  // it cannot resolve `@bank-bonuses/ui/theme` to its sources, and the theme's styles are missing.
  environments: { ssr: onServer },
} satisfies ViteUserConfig;

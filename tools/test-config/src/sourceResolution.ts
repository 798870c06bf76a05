import { defaultClientConditions, defaultServerConditions } from 'vite';
import type { ViteUserConfig } from 'vitest/config';

/** Workspace packages resolve to their sources through this export condition, so nothing is built first. */
export const sourceCondition = '@bank-bonuses/source';

const onServer = { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } };

export const sourceResolution = {
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  ssr: onServer,
  // The vanilla-extract plugin puts an `ssr` of its own in that one's place when it computes styles.
  // Without this it cannot follow `@bank-bonuses/ui/theme` to its sources, and the theme's styles are lost.
  environments: { ssr: onServer },
} satisfies ViteUserConfig;

import { defaultClientConditions, defaultServerConditions } from 'vite';
import type { ViteUserConfig } from 'vitest/config';

/** Workspace packages resolve to their sources through this export condition, so nothing is built first. */
export const sourceCondition = '@bank-bonuses/source';

export const sourceResolution = {
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
} satisfies ViteUserConfig;

/** What every project's tests share. The JSON report feeds the closing count of `npm test`. */
export const sharedTest = {
  include: ['src/**/*.test.{ts,tsx}'],
  reporters: ['default', 'json'],
  outputFile: { json: 'reports/vitest.json' },
  passWithNoTests: true,
  restoreMocks: true,
  unstubGlobals: true,
} satisfies NonNullable<ViteUserConfig['test']>;

import { sourceResolution, togetherAndAlone } from '@bank-bonuses/test-config/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  ...sourceResolution,
  test: { ...togetherAndAlone(import.meta.dirname), environment: 'jsdom' },
});

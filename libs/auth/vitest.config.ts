import { defineConfig } from 'vitest/config';
import { sourceResolution, togetherAndAlone } from '../../vitest.shared.ts';

export default defineConfig({
  ...sourceResolution,
  test: { ...togetherAndAlone(import.meta.dirname), environment: 'jsdom' },
});

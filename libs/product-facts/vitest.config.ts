import { defineConfig } from 'vitest/config';
import { sharedTest, sourceResolution } from '../../vitest.shared.ts';

export default defineConfig({ ...sourceResolution, test: sharedTest });

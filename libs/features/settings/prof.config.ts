import { mergeConfig } from 'vitest/config';
import base from '/work/main/libs/features/settings/vitest.config.ts';
export default mergeConfig(base, { root: '/work/main/libs/features/settings', test: { execArgv: ['--cpu-prof', '--cpu-prof-dir=/tmp/prof'] , reporters: ['dot']} });

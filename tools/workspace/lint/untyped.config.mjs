import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import everything from '../../../eslint.config.mjs';

/** What `nx lint <project>` checks: all but the rules that need types, which need the whole workspace. */
export default defineConfig(everything, tseslint.configs.disableTypeChecked);

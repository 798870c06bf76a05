import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import { join } from 'node:path';
import tseslint from 'typescript-eslint';
import { workspaceRoot } from './process/process.ts';

const boundaryRules = [
  'no-restricted-imports',
  'workspace/restricted-lazy-imports',
  '@nx/enforce-module-boundaries',
];

const forms = {
  static: (name: string, i: number) => `import * as x${i} from '${name}'; void x${i};`,
  lazy: (name: string) => `void import('${name}');`,
};

/**
 * Returns the specifiers that lint does not allow the given file to import. The file need not
 * exist.
 */
export type RejectedImports = (
  file: string,
  specifiers: string[],
  form?: keyof typeof forms,
) => Promise<string[]>;

/**
 * Returns a function that lints imports with the configuration of this workspace. Each specifier is
 * linted as one import.
 */
export async function createImportLint(rules = boundaryRules): Promise<RejectedImports> {
  // Creates the project graph first: Nx's rule reads it from a cache and checks nothing if it is
  // missing.
  await createProjectGraphAsync({ exitOnError: false, resetDaemonClient: true });
  const eslint = new ESLint({
    cwd: workspaceRoot,
    overrideConfig: [tseslint.configs.disableTypeChecked],
  });
  return async (file, specifiers, form = 'static') => {
    const [result] = await eslint.lintText(specifiers.map(forms[form]).join('\n'), {
      filePath: join(workspaceRoot, file),
    });
    if (!result) throw new Error(`Lint ignores ${file}.`);
    const unreadable = result.messages.find(({ fatal }) => fatal);
    if (unreadable) throw new Error(`${file}: ${unreadable.message}`);
    const messages = result.messages.filter(({ ruleId }) => rules.includes(ruleId ?? ''));
    const refused = new Set(messages.map(({ line }) => specifiers[line - 1] ?? ''));
    return specifiers.filter((specifier) => refused.has(specifier));
  };
}

import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Shows a default value such as `@default 'button'` with double quotes, like the members of its
 * union: "button".
 */
export const withPlainDefaults: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]): [string, typeof type] => {
      const summary = type.table?.defaultValue?.summary;
      if (summary === undefined) return [name, type];
      const defaultValue = { summary: summary.replaceAll(/^"?'(.*)'"?$/g, '"$1"') };
      return [name, { ...type, table: { ...type.table, defaultValue } }];
    }),
  );

import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { A11yParameters } from '@storybook/addon-a11y';
import type { Preview } from '@storybook/react-vite';

/** A test run that shows every story in light alone sets this global to have dark's colours checked too. */
export interface ContrastGlobals {
  contrastInDark?: boolean;
}

/** What axe knows about colours, apart from the enhanced contrast, which AA does not ask for. */
function colorsOnly({ options, ...a11y }: A11yParameters): A11yParameters {
  const rules = { ...options?.rules, 'color-contrast-enhanced': { enabled: false } };
  return {
    ...a11y,
    options: { ...options, runOnly: ['cat.color'], resultTypes: ['violations'], rules },
  };
}

/**
 * Looks once more at what a story shows in the end, in dark, by the addon's own check: so what a story's
 * `a11y` parameters leave out is left out here too.
 */
export const checkContrastInDark: NonNullable<Preview['afterEach']> = async (context) => {
  const { contrastInDark }: ContrastGlobals = context.globals;
  if (!contrastInDark) return;
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  const a11y = colorsOnly(context.parameters['a11y'] as A11yParameters);
  // What is thrown is enough: a second report would only be sent to the runner and read by nobody.
  const reporting = { ...context.reporting, addReport: () => undefined };
  dataset['theme'] = 'dark';
  try {
    await checkAccessibility({
      ...context,
      reporting,
      parameters: { ...context.parameters, a11y },
    });
  } catch (error) {
    throw new Error('The colours of the dark theme', { cause: error });
  } finally {
    dataset['theme'] = theme;
  }
};

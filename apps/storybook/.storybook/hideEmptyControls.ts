import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Hides the 'Controls' panel of a story without documented props and without args, such as most
 * screens. An enhancer can do this, because Storybook calls it with each story's args and reads the
 * parameters only afterwards.
 */
export const hideEmptyControls: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) => {
  const canChange = Object.values(initialArgs).some((value) => typeof value !== 'function');
  if (!canChange && Object.keys(argTypes).length === 0) parameters['controls'] = { disable: true };
  return argTypes;
};
// Runs after the docs addon has added the documented props.
hideEmptyControls.secondPass = true;

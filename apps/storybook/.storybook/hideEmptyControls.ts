import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Hides the 'Controls' panel of a story without documented props and without args, such as most
 * screens. Only an enhancer gets the args of every story, and Storybook reads the parameters after
 * the enhancers.
 */
export const hideEmptyControls: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) => {
  const canChange = Object.values(initialArgs).some((value) => typeof value !== 'function');
  if (!canChange && Object.keys(argTypes).length === 0) parameters['controls'] = { disable: true };
  return argTypes;
};
// Runs after the docs addon has added the documented props.
hideEmptyControls.secondPass = true;

import { vars } from '@bank-bonuses/ui/theme';

/** The grid columns of a window with room for the sidebar. */
export const columns = {
  withSide: `min(${vars.measure.sidebar}, 40%) minmax(0, 1fr)`,
  /** Room for the sidebar's icons only, and its border. */
  withRail: `calc(${vars.control.height} + 2 * ${vars.space.xs} + ${vars.stroke.thin}) minmax(0, 1fr)`,
};

import { vars } from '@bank-bonuses/ui/theme';

/** Grid columns of windows that are wide enough for the sidebar. */
export const frameGrid = {
  withSide: `min(${vars.measure.sidebar}, 40%) minmax(0, 1fr)`,
  /** Columns with a rail: as wide as the icons of the sidebar, plus padding and border. */
  withRail: `calc(${vars.control.height} + 2 * ${vars.space.xs} + ${vars.stroke.thin}) minmax(0, 1fr)`,
};

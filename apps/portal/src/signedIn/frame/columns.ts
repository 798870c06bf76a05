import { vars } from '@bank-bonuses/ui/theme';

/** The columns of a window that has room for the sidebar. */
export const columns = {
  withSide: `min(${vars.measure.sidebar}, 40%) minmax(0, 1fr)`,
  /** The sidebar's pictures alone, and the edge. */
  withRail: `calc(${vars.control.height} + 2 * ${vars.space.xs} + ${vars.stroke.thin}) minmax(0, 1fr)`,
};

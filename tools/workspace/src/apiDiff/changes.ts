export type Bump = 'patch' | 'minor' | 'major';

/** A change of the API of a package. */
export interface ApiChange {
  bump: 'minor' | 'major';
  /** The changed part and the kind of the change. */
  text: string;
}

const order: readonly Bump[] = ['patch', 'minor', 'major'];

export const major = (text: string): ApiChange => ({ bump: 'major', text });
export const minor = (text: string): ApiChange => ({ bump: 'minor', text });

/** Returns the highest bump, or undefined for an empty list. */
export function highest(bumps: readonly Bump[]): Bump | undefined {
  return order.findLast((bump) => bumps.includes(bump));
}

export function isEnough(planned: Bump | undefined, needed: Bump | undefined): boolean {
  const rank = (bump: Bump | undefined) => (bump === undefined ? -1 : order.indexOf(bump));
  return rank(planned) >= rank(needed);
}

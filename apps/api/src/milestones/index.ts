export { milestoneSource } from './milestoneSource.ts';
export type { MilestoneSource } from './milestoneSource.ts';
export { importedMilestones, milestonesOf } from './milestonesOf.ts';
export { readMilestones } from './readMilestones.ts';

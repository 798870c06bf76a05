export { bonusesFeature } from './feature.ts';

export { accountsFeature } from './feature.ts';

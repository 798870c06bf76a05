export { settingsFeature } from './feature.ts';

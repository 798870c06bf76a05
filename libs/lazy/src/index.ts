export { LazyCodeError, needsReload } from './LazyCodeError.ts';

export { copyDocuments } from './copyDocuments.ts';
export { clearLeftovers, removeUnfinished } from './removeUnfinished.ts';
export { renewFingerprints } from './renewFingerprints.ts';
export { countValuesByKey, rotateKeys } from './rotateKeys.ts';
export { storeHasDocuments } from './storeHasDocuments.ts';
export { brokenOffCharges, unfinished } from './unfinished.ts';

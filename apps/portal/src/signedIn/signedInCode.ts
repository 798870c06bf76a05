// The code that the signed-in screens share, bundled into one chunk that the public pages do not
// load.
export { signedInScreens } from './signedInScreens.ts';
export { SignedInArea } from './SignedInArea.tsx';

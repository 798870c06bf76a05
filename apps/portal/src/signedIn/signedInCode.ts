// What the public pages do not load: all that the signed-in screens share, in one file.
export { prefetchFirstScreen } from './data/prefetchFirstScreen.ts';
export { features } from './features.ts';
export { ScreenError } from './ScreenError.tsx';
export { SignedInArea } from './SignedInArea.tsx';

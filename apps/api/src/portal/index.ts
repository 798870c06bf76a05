export { servePortal } from './servePortal.ts';

export { servePortal } from './servePortal.ts';
export type { ServePortalOptions } from './servePortal.ts';

import { beforeEach } from 'vitest';

// What jsdom lacks; it prints an error for each call of the real thing.
if (typeof Element !== 'undefined') {
  Element.prototype.scrollIntoView = () => undefined;
  URL.createObjectURL = () => 'blob:http://localhost/preview';
  URL.revokeObjectURL = () => undefined;
  HTMLCanvasElement.prototype.getContext = () => null;
}

beforeEach(() => globalThis.sessionStorage?.clear());

import { beforeEach } from 'vitest';

// Replaces functions that jsdom lacks; it prints an error for each call of the real one.
if (typeof Element !== 'undefined') {
  Element.prototype.scrollIntoView = () => undefined;
  URL.createObjectURL = () => 'blob:http://localhost/preview';
  URL.revokeObjectURL = () => undefined;
  HTMLCanvasElement.prototype.getContext = () => null;
}

beforeEach(() => globalThis.sessionStorage?.clear());

import { beforeEach, vi } from 'vitest';
import { documentLoader } from '../session/documentLoader.ts';
import { fakeMatchMedia, setWindowWidth } from './windowWidth.ts';

window.matchMedia = fakeMatchMedia;

beforeEach(() => {
  setWindowWidth('wide');
  // jsdom cannot load another document.
  vi.spyOn(documentLoader, 'replace').mockReturnValue();
  vi.spyOn(documentLoader, 'reload').mockReturnValue();
});

import { beforeEach, vi } from 'vitest';
import { documentLoader } from '../session/documentLoader.ts';
import { missingRegistration } from '../session/missingRegistration.ts';
import { fakeMatchMedia, setWindowWidth } from './windowWidth.ts';

window.matchMedia = fakeMatchMedia;

beforeEach(() => {
  setWindowWidth('wide');
  missingRegistration.set(undefined);
  // jsdom cannot load another document.
  vi.spyOn(documentLoader, 'replace').mockReturnValue();
  vi.spyOn(documentLoader, 'reload').mockReturnValue();
});

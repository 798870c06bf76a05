import '@bank-bonuses/test-config/keepFrames';
import { LiveRegion } from '@bank-bonuses/ui';
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { afterAll, beforeEach, vi } from 'vitest';
import { documentLoader } from '../session/documentLoader.ts';
import { missingRegistration } from '../session/missingRegistration.ts';
import { fakeMatchMedia, setWindowWidth } from './windowWidth.ts';

// A text that no live region has shown yet would appear in the next file's page. The kit forgets
// such texts when the last region is unmounted.
afterAll(() => render(createElement(LiveRegion)).unmount());

window.matchMedia = fakeMatchMedia;

beforeEach(() => {
  setWindowWidth('wide');
  missingRegistration.set(undefined);
  // jsdom cannot load another document.
  vi.spyOn(documentLoader, 'replace').mockReturnValue();
  vi.spyOn(documentLoader, 'reload').mockReturnValue();
});

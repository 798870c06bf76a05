import { beforeEach } from 'vitest';
import { fakeMatchMedia, setWindowWidth } from './windowWidth.ts';

window.matchMedia = fakeMatchMedia;

beforeEach(() => setWindowWidth('wide'));

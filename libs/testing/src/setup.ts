import '@bank-bonuses/test-config/keepFrames';
import '@bank-bonuses/test-config/settleReact';
import '@testing-library/jest-dom/vitest';
import { LiveRegion } from '@bank-bonuses/ui';
import { cleanup, configure, render } from '@testing-library/react';
import { createElement } from 'react';
import { afterAll, afterEach } from 'vitest';

afterEach(cleanup);

// A text that no live region has shown yet would appear in the next file's page. The kit forgets
// such texts when the last region is unmounted.
afterAll(() => render(createElement(LiveRegion)).unmount());

// The first test of a file waits until a lazy screen is compiled, which takes seconds on a busy
// machine, so `findBy…` and `waitFor` wait longer.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no layout: its own `scrollTo` logs an error for every call, and it has no
// `scrollIntoView`.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// jsdom has no canvas, so drawing code gets no context.
HTMLCanvasElement.prototype.getContext = () => null;

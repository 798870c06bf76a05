import '@bank-bonuses/test-config/settleReact';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// The first test of a file waits until a lazy screen is compiled, which takes seconds on a busy
// machine, so `findBy…` and `waitFor` wait longer.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no layout: its own `scrollTo` logs an error for every call, and it has no
// `scrollIntoView`.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// jsdom has no canvas, so drawing code gets no context.
HTMLCanvasElement.prototype.getContext = () => null;

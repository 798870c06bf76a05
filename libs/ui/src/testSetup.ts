import '@bank-bonuses/test-config/settleReact';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// Long enough for a slow machine; only a test that hangs exceeds it.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout and does not implement `scrollIntoView`.
Element.prototype.scrollIntoView = () => undefined;

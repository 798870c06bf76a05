import '@bank-bonuses/test-config/settleReact';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// A time-out catches a hang; it must not fail on a slow machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout, so nothing scrolls.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined;

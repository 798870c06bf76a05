import { configure, getConfig } from '@testing-library/react';

// Keeps the real `setImmediate`, because tests may replace the global one with a fake timer.
const { setImmediate } = globalThis;
const before = { ...getConfig() };

/**
 * Number of event-loop turns to wait after each user action and each wait. React renders state that
 * is set after an `await` in a later turn. Testing Library waits for only one timer. On a busy
 * machine that timer can fire first, and the test would check the page too early.
 */
const tasks = 5;

configure({
  asyncWrapper: (act: () => Promise<unknown>) =>
    before.asyncWrapper(async (): Promise<unknown> => {
      const result = await act();
      for (let task = 0; task < tasks; task += 1)
        await new Promise<void>((done) => void setImmediate(done));
      return result;
    }),
});

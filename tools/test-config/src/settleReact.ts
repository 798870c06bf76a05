import { configure, getConfig } from '@testing-library/react';

// The real `setImmediate`, before a test replaces it with a fake timer.
const { setImmediate } = globalThis;
const before = { ...getConfig() };

/**
 * Number of event-loop turns after each user action and each wait. React renders state that is set after an
 * `await` in later turns. Testing Library waits only for one timer, which can fire first on a busy machine,
 * so that the test would check the page too early.
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

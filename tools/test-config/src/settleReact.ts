import { configure, getConfig } from '@testing-library/react';

// Taken before a test fakes it.
const { setImmediate } = globalThis;
const before = { ...getConfig() };

/**
 * State that is set after an `await` is rendered by React in later tasks of the event loop. Testing Library waits for one
 * timer after each user action; on a busy machine that timer can fire first, and the test then checks the page before it
 * has changed. So each user action and each wait also runs the event loop this many times.
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

import { configure, getConfig } from '@testing-library/react';

// Taken before a test fakes it.
const { setImmediate } = globalThis;
const before = { ...getConfig() };

/**
 * What a press leads to after it has waited for something, React draws in tasks of its own, one after another. Testing
 * Library waits for one timer, which a busy machine lets come first: a test would look before the page has changed.
 * Each press and each wait therefore lets these tasks run to their end.
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

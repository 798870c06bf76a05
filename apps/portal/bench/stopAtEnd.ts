interface Running {
  stop: () => Promise<void>;
}

/**
 * Calls `work` with a function that registers a running server or program. Stops all of them at the
 * end, the last one first, even if the work or a later start fails.
 */
export async function stopAtEnd(
  work: (register: <T extends Running>(running: T) => T) => Promise<void>,
): Promise<void> {
  const all: Running[] = [];
  try {
    await work((running) => {
      all.unshift(running);
      return running;
    });
  } finally {
    for (const running of all) await running.stop();
  }
}

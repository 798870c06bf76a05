/**
 * How long a process that is told to stop may take after it has drained; then it ends itself. Longer than the slowest
 * registration. Whatever supervises the process must allow more.
 */
export const stopTimeoutMs = 75_000;

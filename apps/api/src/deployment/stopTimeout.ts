/**
 * Milliseconds that a stopping process may take after draining before it exits. Longer than the slowest
 * registration; a supervisor must allow more.
 */
export const stopTimeoutMs = 75_000;

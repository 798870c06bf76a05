/** Lets the browser answer keys and presses, and paint, before the next slice of work. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

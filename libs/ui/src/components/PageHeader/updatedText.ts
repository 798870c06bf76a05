const minute = 60_000;
const units: [name: string, length: number][] = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
];

/**
 * Returns how long ago something was fetched, in whole units: 'Updated 5 minutes ago'. `elapsed` is
 * in milliseconds.
 */
export function updatedText(elapsed: number): string {
  for (const [name, length] of units) {
    const count = Math.floor(elapsed / length);
    if (count >= 1) return `Updated ${count} ${name}${count === 1 ? '' : 's'} ago`;
  }
  return 'Updated just now';
}

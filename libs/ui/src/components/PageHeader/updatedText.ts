const minute = 60_000;
const units: [name: string, length: number][] = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
];

/** How long ago something was fetched, in whole units: 'Updated 5 minutes ago'. */
export function updatedText(elapsed: number): string {
  for (const [name, length] of units) {
    const count = Math.floor(elapsed / length);
    if (count >= 1) return `Updated ${count} ${name}${count === 1 ? '' : 's'} ago`;
  }
  return 'Updated just now';
}

/** How long the text stays true: until the next whole minute. */
export const untilNextText = (elapsed: number) => minute - (Math.max(0, elapsed) % minute);

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Formats the remaining time in words, for example '2 minutes 5 seconds'. */
export function timeLeftText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [minutes > 0 && counted(minutes, 'minute'), rest > 0 && counted(rest, 'second')]
    .filter((part) => part !== false)
    .join(' ');
}

/** Formats the remaining time in minutes and seconds, for example '2:05'. */
export function shortTimeLeftText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

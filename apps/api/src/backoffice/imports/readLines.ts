/** One line of a file, or the error that makes it unreadable. */
export type Line = { number: number } & ({ text: string } | { error: string });

/**
 * Maximum bytes of a line, far longer than any valid one. The rest of a longer line is discarded
 * while reading.
 */
const maxLineBytes = 64 * 1024;
const newline = 0x0a;

/**
 * Splits a stream into lines, with at most one line in memory. Empty lines are skipped, but
 * counted.
 */
export async function* readLines(input: AsyncIterable<Buffer | string>): AsyncGenerator<Line> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let parts: Buffer[] = [];
  let length = 0;
  let number = 0;

  const finish = (): Line | undefined => {
    number += 1;
    const whole = Buffer.concat(parts);
    const tooLong = length > maxLineBytes;
    parts = [];
    length = 0;
    if (tooLong) return { number, error: 'The line is too long' };
    try {
      const text = decoder.decode(whole).trim();
      return text === '' ? undefined : { number, text };
    } catch {
      return { number, error: 'The line is not UTF-8' };
    }
  };
  const keep = (part: Buffer) => {
    length += part.length;
    if (length <= maxLineBytes) parts.push(part);
    else parts = [];
  };

  for await (const chunk of input) {
    let rest = Buffer.from(chunk);
    for (let end = rest.indexOf(newline); end >= 0; end = rest.indexOf(newline)) {
      keep(rest.subarray(0, end));
      rest = rest.subarray(end + 1);
      const line = finish();
      if (line) yield line;
    }
    keep(rest);
  }
  if (length === 0) return;
  const last = finish();
  if (last) yield last;
}

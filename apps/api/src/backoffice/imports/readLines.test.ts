import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLines } from './readLines.ts';

test('reads the same lines however the file is chunked', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.stringMatching(/^[a-zé ]{0,12}$/), { maxLength: 8 }),
      fc.constantFrom('\n', '\r\n'),
      fc.integer({ min: 1, max: 9 }),
      async (texts, end, size) => {
        const bytes = Buffer.from(texts.join(end));
        const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
          bytes.subarray(index * size, (index + 1) * size),
        );
        const lines = [];
        for await (const line of readLines(Readable.from(chunks))) lines.push(line);
        expect(lines).toEqual(
          texts.flatMap((text, index) =>
            text.trim() === '' ? [] : [{ number: index + 1, text: text.trim() }],
          ),
        );
      },
    ),
  );
});

test('reports a line that is not valid UTF-8 and reads the other lines', async () => {
  const file = Buffer.concat([
    Buffer.from('José\n'),
    Buffer.from('José\n', 'latin1'),
    Buffer.from('José'),
  ]);
  const lines = [];
  for await (const line of readLines(Readable.from([file]))) lines.push(line);
  expect(lines).toEqual([
    { number: 1, text: 'José' },
    { number: 2, error: 'The line is not UTF-8' },
    { number: 3, text: 'José' },
  ]);
});

import { expect, test } from 'vitest';
import { earningsPicture } from './earningsPicture.ts';

test('has gold bars, since the money was earned', () => {
  const picture = earningsPicture([{ month: '2026-11', amount: 300 }]);
  expect(picture).toMatchObject({ tone: 'earned', bars: [{ value: 300 }] });
});

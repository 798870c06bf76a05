import { expect, test } from 'vitest';
import { minimumAge, personalTexts } from './personal.ts';

test('the text about the age names the age', () => {
  expect(personalTexts.tooYoung).toBe(
    `You must be at least ${String(minimumAge)} years old to register`,
  );
});

import { expect, test } from 'vitest';
import { HttpError } from '../../http/httpError.ts';
import { createUploadBudget } from './uploadBudget.ts';

test('limits the memory of all bodies, with a lower limit for one network', () => {
  const uploads = createUploadBudget({ maxBytes: 10, maxBytesPerNetwork: 6 });
  const release = uploads.reserve('one', 6);
  expect(() => uploads.reserve('one', 1)).toThrow(HttpError);
  uploads.reserve('two', 4);
  expect(() => uploads.reserve('three', 1)).toThrow(HttpError);
  release();
  uploads.reserve('one', 2);
  uploads.reserve('three', 4);
  expect(() => uploads.reserve('four', 1)).toThrow(HttpError);
});

test('frees memory once, even if it is released twice', () => {
  const uploads = createUploadBudget({ maxBytes: 10, maxBytesPerNetwork: 10 });
  const release = uploads.reserve('one', 5);
  release();
  release();
  uploads.reserve('one', 10);
  expect(() => uploads.reserve('one', 1)).toThrow(HttpError);
});

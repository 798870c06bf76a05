import { expect, test } from 'vitest';
import { Problem } from '../http/problem.ts';
import { createUploads } from './uploads.ts';

test('all bodies together have so much room, and those of one network less', () => {
  const uploads = createUploads({ mostBytes: 10, mostBytesPerNetwork: 6 });
  const release = uploads.reserve('one', 6);
  expect(() => uploads.reserve('one', 1)).toThrow(Problem);
  uploads.reserve('two', 4);
  expect(() => uploads.reserve('three', 1)).toThrow(Problem);
  release();
  uploads.reserve('one', 2);
  uploads.reserve('three', 4);
  expect(() => uploads.reserve('four', 1)).toThrow(Problem);
});

test('room that is given back twice is there once', () => {
  const uploads = createUploads({ mostBytes: 10, mostBytesPerNetwork: 10 });
  const release = uploads.reserve('one', 5);
  release();
  release();
  uploads.reserve('one', 10);
  expect(() => uploads.reserve('one', 1)).toThrow(Problem);
});

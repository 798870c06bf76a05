import { beforeEach, expect, test, vi } from 'vitest';
import { createPhotoQueue } from './photoQueue.ts';
import type { PhotoResult } from './preparePhoto.ts';

const file = (name: string) => new File([], name);
const ready = (filename: string): PhotoResult => ({
  ok: true,
  photo: { filename, blob: new Blob(), previewUrl: `blob:${filename}` },
});

const setUp = () => {
  const pending = new Map<string, (result: PhotoResult) => void>();
  const prepare = vi.fn(
    ({ name }: File) => new Promise<PhotoResult>((resolve) => pending.set(name, resolve)),
  );
  const onResult = vi.fn();
  const photoQueue = createPhotoQueue({ prepare, onResult });
  const begun = (name: string) => expect.poll(() => pending.has(name)).toBe(true);
  const finish = async (name: string) => {
    await begun(name);
    pending.get(name)?.(ready(name));
  };
  return { photoQueue, prepare, onResult, begun, finish };
};

beforeEach(() => {
  URL.revokeObjectURL = vi.fn();
});

test('the queue calls onResult with a prepared photo and notifies its listeners', async () => {
  const { photoQueue, onResult, finish } = setUp();
  const changed = vi.fn();
  photoQueue.subscribe(changed);
  photoQueue.select('selfiePhoto', file('me'));
  expect(photoQueue.isPreparing('selfiePhoto')).toBe(true);
  await finish('me');
  await photoQueue.settled();
  expect(photoQueue.isPreparing('selfiePhoto')).toBe(false);
  expect(onResult).toHaveBeenCalledExactlyOnceWith('selfiePhoto', ready('me'));
  expect(changed).toHaveBeenCalledTimes(2);
});

test('the queue prepares one photo at a time', async () => {
  const { photoQueue, prepare, begun, finish } = setUp();
  photoQueue.select('dlPhotoFront', file('front'));
  photoQueue.select('dlPhotoBack', file('back'));
  await begun('front');
  expect(prepare).toHaveBeenCalledOnce();
  await finish('front');
  await finish('back');
  await photoQueue.settled();
  expect(prepare).toHaveBeenCalledTimes(2);
});

test('the last file for a field replaces an earlier one, whose preview is revoked', async () => {
  const { photoQueue, onResult, begun, finish } = setUp();
  photoQueue.select('selfiePhoto', file('first'));
  await begun('first');
  photoQueue.select('selfiePhoto', file('second'));
  await finish('first');
  await finish('second');
  await photoQueue.settled();
  expect(onResult).toHaveBeenCalledExactlyOnceWith('selfiePhoto', ready('second'));
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:first');
});

test('settled also waits for a photo that is selected after the call', async () => {
  const { photoQueue, begun, finish } = setUp();
  photoQueue.select('dlPhotoFront', file('front'));
  const settled = vi.fn();
  const waiting = photoQueue.settled().then(settled);
  await begun('front');
  photoQueue.select('dlPhotoBack', file('back'));
  await finish('front');
  await begun('back');
  // Waits until every pending promise has settled.
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).not.toHaveBeenCalled();
  await finish('back');
  await waiting;
});

test('a photo that is removed while it is being prepared causes no result', async () => {
  const { photoQueue, onResult, begun, finish } = setUp();
  photoQueue.select('selfiePhoto', file('me'));
  await begun('me');
  photoQueue.remove('selfiePhoto');
  await finish('me');
  await expect.poll(() => URL.revokeObjectURL).toHaveBeenCalledWith('blob:me');
  expect(onResult).toHaveBeenCalledExactlyOnceWith('selfiePhoto', undefined);
});

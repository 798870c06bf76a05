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

test('passes on a prepared photo and notifies its listeners', async () => {
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

test('prepares one photo at a time', async () => {
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

test('the last choice for a field wins, and the other preview is revoked', async () => {
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

test('settled() also waits for a photo that is chosen while it is pending', async () => {
  const { photoQueue, begun, finish } = setUp();
  photoQueue.select('dlPhotoFront', file('front'));
  const settled = vi.fn();
  const waiting = photoQueue.settled().then(settled);
  await begun('front');
  photoQueue.select('dlPhotoBack', file('back'));
  await finish('front');
  await begun('back');
  // Lets every pending promise settle first.
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).not.toHaveBeenCalled();
  await finish('back');
  await waiting;
});

test('a photo removed while it is prepared does not come back', async () => {
  const { photoQueue, onResult, begun, finish } = setUp();
  photoQueue.select('selfiePhoto', file('me'));
  await begun('me');
  photoQueue.remove('selfiePhoto');
  await finish('me');
  await expect.poll(() => URL.revokeObjectURL).toHaveBeenCalledWith('blob:me');
  expect(onResult).toHaveBeenCalledExactlyOnceWith('selfiePhoto', undefined);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { createPhotoDesk } from './photoDesk.ts';
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
  const desk = createPhotoDesk({ prepare, onResult });
  const begun = (name: string) => expect.poll(() => pending.has(name)).toBe(true);
  const finish = async (name: string) => {
    await begun(name);
    pending.get(name)?.(ready(name));
  };
  return { desk, prepare, onResult, begun, finish };
};

beforeEach(() => {
  URL.revokeObjectURL = vi.fn();
});

test('hands a prepared photo over and says so', async () => {
  const { desk, onResult, finish } = setUp();
  const changed = vi.fn();
  desk.subscribe(changed);
  desk.select('selfiePhoto', file('me'));
  expect(desk.isPreparing('selfiePhoto')).toBe(true);
  await finish('me');
  await desk.settled();
  expect(desk.isPreparing('selfiePhoto')).toBe(false);
  expect(onResult).toHaveBeenCalledExactlyOnceWith('selfiePhoto', ready('me'));
  expect(changed).toHaveBeenCalledTimes(2);
});

test('prepares one photo at a time', async () => {
  const { desk, prepare, begun, finish } = setUp();
  desk.select('dlPhotoFront', file('front'));
  desk.select('dlPhotoBack', file('back'));
  await begun('front');
  expect(prepare).toHaveBeenCalledOnce();
  await finish('front');
  await finish('back');
  await desk.settled();
  expect(prepare).toHaveBeenCalledTimes(2);
});

test('the last choice for a field wins, and the other preview is given back', async () => {
  const { desk, onResult, begun, finish } = setUp();
  desk.select('selfiePhoto', file('first'));
  await begun('first');
  desk.select('selfiePhoto', file('second'));
  await finish('first');
  await finish('second');
  await desk.settled();
  expect(onResult).toHaveBeenCalledExactlyOnceWith('selfiePhoto', ready('second'));
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:first');
});

test('whoever waits for the photos also waits for one that is chosen meanwhile', async () => {
  const { desk, begun, finish } = setUp();
  desk.select('dlPhotoFront', file('front'));
  const settled = vi.fn();
  const waiting = desk.settled().then(settled);
  await begun('front');
  desk.select('dlPhotoBack', file('back'));
  await finish('front');
  await begun('back');
  // Whatever has settled by now is told before this.
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).not.toHaveBeenCalled();
  await finish('back');
  await waiting;
});

test('a photo removed while it is prepared does not come back', async () => {
  const { desk, onResult, begun, finish } = setUp();
  desk.select('selfiePhoto', file('me'));
  await begun('me');
  desk.remove('selfiePhoto');
  await finish('me');
  await expect.poll(() => URL.revokeObjectURL).toHaveBeenCalledWith('blob:me');
  expect(onResult).toHaveBeenCalledExactlyOnceWith('selfiePhoto', undefined);
});

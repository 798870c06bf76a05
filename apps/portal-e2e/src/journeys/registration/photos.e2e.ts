import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { addPhotoGate, closePhotoGate, openPhotoGate } from '../../fixtures/photos/photoGate.ts';
import { plainPhoto, photo, type PhotoFile } from '../../fixtures/photos/photos.ts';
import { expectPhoto } from '../../fixtures/stored/storedPhotos.ts';
import { onlyRegistration } from '../../fixtures/stored/registrations.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectStep, expectSuccess, fillStep, fillUpTo, next, submit } from '../../pages/wizard.ts';
import { field } from '../../pages/wizardFields.ts';
import { choosePhoto, preview, selectFile } from '../../pages/wizardPhotos.ts';

const file = (name: string, mimeType: string, buffer: Buffer): PhotoFile => ({
  name,
  mimeType,
  buffer,
});

/** Returns a PNG whose header claims a size that would crash the page when decoded. */
async function hugePng(): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  bytes.writeUInt32BE(20_000, 16);
  bytes.writeUInt32BE(20_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** The first bytes of a HEIC file, the format of an iPhone's photos. */
const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(64),
]);

test(
  'a file that is not a photo is rejected with a reason, and the previous photo stays',
  { tag: '@registration' },
  async ({ page, applicant }) => {
    await fillUpTo(page, 4, applicant);
    await choosePhoto(page, 'front', await plainPhoto('front'));
    const { buffer } = await plainPhoto('front');
    const rejected: [PhotoFile, RegExp][] = [
      [file('notes.jpg', 'image/jpeg', Buffer.from('Dear diary')), /not an image/],
      [file('IMG_1.HEIC', 'image/heic', heic), /cannot read HEIC photos/],
      [file('cut.jpg', 'image/jpeg', buffer.subarray(0, 300)), /cannot be read/],
      [file('huge.png', 'image/png', await hugePng()), /too large/],
    ];
    for (const [bad, reason] of rejected) {
      await selectFile(page, 'front', bad);
      await expect(field(page, "Front of driver's license")).toHaveAccessibleDescription(reason);
      await expect(preview(page, 'front')).toBeVisible();
    }
    await choosePhoto(page, 'front', await plainPhoto('back'));
    await expect(field(page, "Front of driver's license")).not.toHaveAccessibleDescription(
      /too large/,
    );
  },
);

test(
  'photos of other types become JPEGs, and the wizard waits until a photo is prepared',
  { tag: '@registration' },
  async ({ page, applicant, sandbox }) => {
    const picture = sharp((await plainPhoto('selfie')).buffer);
    const png = file('front.png', 'image/png', await picture.clone().png().toBuffer());
    const webp = file('back.webp', 'image/webp', await picture.clone().webp().toBuffer());
    await addPhotoGate(page);
    await fillUpTo(page, 4, applicant);
    await fillStep(page, 4, applicant, { photos: { front: png, back: webp } });
    await closePhotoGate(page);
    await selectFile(page, 'selfie', await photo('late.jpg', { width: 600, height: 750 }));
    await next(page);
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
    await openPhotoGate(page);
    await expectStep(page, 5);
    await fillStep(page, 5, applicant, { payment: 'wire' });
    await submit(page);
    await expectSuccess(page);
    const { documents } = await onlyRegistration(sandbox.url, applicant.email);
    for (const document of documents) await expectPhoto(sandbox.url, document);
    expect(documents.find(({ kind }) => kind === 'selfie_photo')?.width).toBe(600);
  },
);

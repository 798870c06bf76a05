import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newPerson } from '../fixtures/people.ts';
import { photo } from '../fixtures/photos.ts';
import {
  browserPlaces,
  expectNowhere,
  findSecret,
  folderPlaces,
  plantInPage,
  textPlaces,
  typedSecrets,
  uprootFromPage,
} from '../fixtures/secrets.ts';
import { expect, ownSandboxTest as test } from '../fixtures/test.ts';
import { expectHome, signIn, storedSession } from '../pages/login.ts';
import { expectSuccess, fillWizard, submit } from '../pages/wizard.ts';

const photoMarker = 'Photo-marker-5b1f2f6e4d01';

test('no secret stays in the browser, an address, the console, the output or the data', async ({
  page,
  context,
  guard,
  mailbox,
  ownSandbox,
  person,
}) => {
  guard.allowConsole(/^warning: planted /);
  const cardHolder = newPerson().lastName;
  const secrets = {
    ...typedSecrets(person),
    'card holder': [cardHolder],
    'photo metadata': [photoMarker],
  };
  const snap = (name: string) => photo(name, { metadata: photoMarker });
  const [front, back, selfie] = await Promise.all(['f.jpg', 'b.jpg', 's.jpg'].map(snap));
  const traces = () =>
    textPlaces({
      urls: guard.urls.join('\n'),
      console: guard.consoleLines.join('\n'),
      output: ownSandbox.output,
    });

  await test.step('the search finds each secret wherever it is planted', async () => {
    await page.goto('/login');
    for (const [name, [text = '']] of Object.entries(secrets)) {
      await page.evaluate(plantInPage, text);
      const planted = await browserPlaces(page, context);
      expect(findSecret(planted, [text]).sort(), name).toEqual([...planted.keys()].sort());
      await page.evaluate(uprootFromPage);

      const file = join(ownSandbox.folder, 'planted');
      await appendFile(file, `\0${text}\0`);
      expect(findSecret(await folderPlaces(ownSandbox.folder), [text]), name).toEqual(['planted']);
      await rm(file);

      const { output, ...seen } = Object.fromEntries(traces());
      const outputWithSecret = Buffer.from(`${String(output)} ${btoa(text)}`);
      const marked = new Map(Object.entries({ ...seen, output: outputWithSecret }));
      expect(findSecret(marked, [text]), name).toEqual(['urls', 'console', 'output']);
    }
    guard.forget();
  });

  await fillWizard(page, person, { photos: { front, back, selfie }, cardHolder });
  expectNowhere(await browserPlaces(page, context), secrets);
  await submit(page);
  await expectSuccess(page);
  expectNowhere(await browserPlaces(page, context), secrets);
  expectNowhere(textPlaces({ page: await page.content() }), secrets);

  await page.goto(await mailbox.newestLink(person.email));
  await expectHome(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await signIn(page, person);
  expectNowhere(await browserPlaces(page, context), secrets);

  const session = await storedSession(page);
  const tokens = {
    'access token': [session?.access_token ?? ''],
    'refresh token': [session?.refresh_token ?? ''],
  };
  expect(session).toBeDefined();

  // A page that stays open would go on asking for the other screens.
  await page.close();
  await ownSandbox.stop();
  expectNowhere(traces(), { ...secrets, ...tokens });
  expectNowhere(await folderPlaces(ownSandbox.folder), { ...secrets, ...tokens });
});

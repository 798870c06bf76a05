import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newApplicant } from '../fixtures/people/applicants.ts';
import { photo } from '../fixtures/photos/photos.ts';
import {
  browserBytes,
  expectNowhere,
  findSecret,
  folderBytes,
  plantInPage,
  textBytes,
  typedSecrets,
  uprootFromPage,
} from '../fixtures/memory/secrets.ts';
import { expect, ownSandboxTest as test } from '../fixtures/test.ts';
import { expectHome, signIn, storedSession } from '../pages/login.ts';
import { expectSuccess, fillWizard, submit } from '../pages/wizard.ts';

const photoMarker = 'Photo-marker-5b1f2f6e4d01';

test(
  'no secret stays in the browser, a URL, the console, the output or the data folder',
  { tag: '@registration' },
  async ({ page, context, guard, mailbox, ownSandbox, applicant }) => {
    guard.allowConsole(/^warning: planted /);
    const cardHolder = newApplicant().lastName;
    const secrets = {
      ...typedSecrets(applicant),
      'card holder': [cardHolder],
      'photo metadata': [photoMarker],
    };
    const snap = (name: string) => photo(name, { metadata: photoMarker });
    const [front, back, selfie] = await Promise.all(['f.jpg', 'b.jpg', 's.jpg'].map(snap));
    const traces = () =>
      textBytes({
        urls: guard.urls.join('\n'),
        console: guard.consoleLines.join('\n'),
        output: ownSandbox.output,
      });

    await test.step('the search finds each secret wherever it is planted', async () => {
      await page.goto('/login');
      const file = join(ownSandbox.folder, 'planted');
      await appendFile(
        file,
        Object.values(secrets)
          .map(([text]) => `\0${text}\0`)
          .join(''),
      );
      const folder = await folderBytes(ownSandbox.folder);
      await rm(file);
      for (const [name, [text = '']] of Object.entries(secrets)) {
        await page.evaluate(plantInPage, text);
        const planted = await browserBytes(page, context);
        expect(findSecret(planted, [text]).sort(), name).toEqual([...planted.keys()].sort());
        await page.evaluate(uprootFromPage);

        expect(findSecret(folder, [text]), name).toEqual(['planted']);

        const { output, ...seen } = Object.fromEntries(traces());
        const outputWithSecret = Buffer.from(`${String(output)} ${btoa(text)}`);
        const marked = new Map(Object.entries({ ...seen, output: outputWithSecret }));
        expect(findSecret(marked, [text]), name).toEqual(['urls', 'console', 'output']);
      }
      guard.forget();
    });

    await fillWizard(page, applicant, { photos: { front, back, selfie }, cardHolder });
    expectNowhere(await browserBytes(page, context), secrets);
    await submit(page);
    await expectSuccess(page);
    expectNowhere(await browserBytes(page, context), secrets);
    expectNowhere(textBytes({ page: await page.content() }), secrets);

    await page.goto(await mailbox.newestLink(applicant.email));
    await expectHome(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await signIn(page, applicant);
    expectNowhere(await browserBytes(page, context), secrets);

    const session = await storedSession(page);
    const tokens = {
      'access token': [session?.access_token ?? ''],
      'refresh token': [session?.refresh_token ?? ''],
    };
    expect(session).toBeDefined();

    // An open page would keep requesting the data of the other screens.
    await page.close();
    await ownSandbox.stop();
    expectNowhere(traces(), { ...secrets, ...tokens });
    expectNowhere(await folderBytes(ownSandbox.folder), { ...secrets, ...tokens });
  },
);

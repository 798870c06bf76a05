import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingEngine } from '@bank-bonuses/test-config/otherBrowsers';
import { test as base } from '@playwright/test';
import { Mailbox } from '../fixtures/mailbox.ts';
import { newApplicant, type Applicant } from '../fixtures/people/applicants.ts';
import { plainPhoto, type PhotoKind } from '../fixtures/photos/photos.ts';
import { sharedSandbox, type RunningSandbox } from '../fixtures/sandbox.ts';
import type { Engine, Tab, BrowserSession } from './tab.ts';

export interface OtherBrowserOptions {
  engineName: 'firefox' | 'webkit';
}

interface WorkerFixtures extends OtherBrowserOptions {
  engine: Engine;
  /** Returns the path of a photo file of this kind. */
  photoFile: (kind: PhotoKind) => Promise<string>;
}

interface TestFixtures {
  /** Skips the tests of a browser that the set-up could not install, and reports the reason. */
  skipMissingEngine: void;
  sandbox: RunningSandbox;
  browserSession: BrowserSession;
  /** The first tab of the browser session. */
  tab: Tab;
  mailbox: Mailbox;
  applicant: Applicant;
}

/**
 * Starts a browser. Its driver is a package that only full runs install, so it is imported from
 * their folder.
 */
async function startEngine(name: OtherBrowserOptions['engineName']): Promise<Engine> {
  const file = { firefox: 'firefox.ts', webkit: 'webKit.ts' }[name];
  const driver = (await import(`../../../../tools/workspace/fullRun/${file}`)) as {
    startEngine: () => Promise<Engine>;
  };
  return driver.startEngine();
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, provide) => {
      const engine = await startEngine(engineName);
      await provide(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  photoFile: [
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'bank-bonuses-photos-'));
      await provide(async (kind) => {
        const { name, buffer } = await plainPhoto(kind);
        await writeFile(join(folder, name), buffer);
        return join(folder, name);
      });
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  skipMissingEngine: [
    async ({ engineName }, provide, testInfo) => {
      const reason = missingEngine(engineName);
      testInfo.skip(reason !== undefined, reason ?? '');
      await provide();
    },
    { auto: true },
  ],
  browserSession: async ({ engine }, provide) => {
    const browserSession = await engine.newSession();
    await provide(browserSession);
    const pageErrors = await browserSession.pageErrors();
    await browserSession.close();
    expect(pageErrors, 'page errors and policy violations').toEqual([]);
  },
  tab: async ({ browserSession }, provide, { outputDir }) => {
    const tab = await browserSession.openTab();
    try {
      await provide(tab);
    } finally {
      // Saves a screenshot of the last screen, which also shows a failure.
      await mkdir(outputDir, { recursive: true });
      await writeFile(join(outputDir, 'last.png'), await tab.screenshot());
    }
  },
  sandbox: ({}, provide) => provide(sharedSandbox()),
  mailbox: ({ sandbox }, provide) => provide(new Mailbox(sandbox.url)),
  applicant: ({}, provide) => provide(newApplicant()),
});

export const expect = test.expect;

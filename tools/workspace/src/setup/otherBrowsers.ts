import {
  installedPrograms,
  otherPrograms,
  type OtherProgram,
} from '@bank-bonuses/test-config/otherBrowsers';
import type { Note } from '@bank-bonuses/test-config/note';
import { aptPackage } from './aptPackage.ts';
import { ensureProgram } from './ensureProgram.ts';
import { oneLine, thisMachine, type Machine } from './machine.ts';
import { probeBrowser } from './probeBrowser.ts';
import { probeWebKit, probeXvfb } from './probeOtherBrowsers.ts';

const debianPackages: Record<OtherProgram, string> = {
  firefox: 'firefox-esr',
  webKitDriver: 'webkit2gtk-driver',
  xvfb: 'xvfb',
};

/**
 * Finds or installs Firefox and WebKit for the journeys in other browsers. Resolves with environment
 * variables for these journeys: the paths of the programs, or the reason why an engine is missing.
 */
export async function ensureOtherBrowsers(
  machine: Machine = thisMachine(),
): Promise<Record<string, string>> {
  const firefox = async () => {
    const { place } = await ensure(machine, 'firefox', (candidate) =>
      probeBrowser(machine, candidate, 'firefox'),
    );
    return { FIREFOX_PATH: place };
  };
  const webKit = async () => {
    const { place: xvfb } = await ensure(machine, 'xvfb', (place) => probeXvfb(machine, place));
    const { place } = await ensure(machine, 'webKitDriver', (driver) =>
      probeWebKit(machine, { driver, xvfb }),
    );
    return { WEBKIT_DRIVER_PATH: place, XVFB_PATH: xvfb };
  };
  const orMissing = (variable: string) => (error: unknown) => {
    machine.say(oneLine(error));
    return { [variable]: oneLine(error) };
  };
  const environments = await Promise.all([
    firefox().catch(orMissing('FIREFOX_MISSING')),
    webKit().catch(orMissing('WEBKIT_MISSING')),
  ]);
  return Object.assign({}, ...environments);
}

function ensure(
  machine: Machine,
  program: OtherProgram,
  probe: (place: string) => Promise<string>,
): Promise<Note> {
  const { variable } = otherPrograms[program];
  const name = debianPackages[program];
  const installed = () => installedPrograms(program, machine.env);
  return ensureProgram(machine, {
    title: name,
    note: program,
    variable,
    installed,
    fetches: [{ name: `Debian's ${name}`, find: () => aptPackage(machine, name).then(installed) }],
    probe,
    remedy: `${name} is not installed. Install Debian's package ${name}, or set ${variable} to its path.`,
  });
}

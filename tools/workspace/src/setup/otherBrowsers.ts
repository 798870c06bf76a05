import {
  installedPrograms,
  otherPrograms,
  type OtherProgram,
} from '@bank-bonuses/test-config/otherBrowsers';
import { aptPackage, ensureProgram, oneLine, outputOf } from './programs.ts';

const debianPackages: Record<OtherProgram, string> = {
  firefox: 'firefox-esr',
  webKitDriver: 'webkit2gtk-driver',
  xvfb: 'xvfb',
};

/**
 * Finds or installs Firefox and WebKit for the journeys in other browsers. Resolves with environment
 * variables for these journeys: the paths of the programs, or the reason why an engine is missing.
 */
export async function ensureOtherBrowsers(): Promise<Record<string, string>> {
  const firefox = async () => ({ FIREFOX_PATH: await ensure('firefox') });
  const webKit = async () => ({
    XVFB_PATH: await ensure('xvfb'),
    WEBKIT_DRIVER_PATH: await ensure('webKitDriver'),
  });
  const orMissing = (variable: string) => (error: unknown) => ({ [variable]: oneLine(error) });
  const environments = await Promise.all([
    firefox().catch(orMissing('FIREFOX_MISSING')),
    webKit().catch(orMissing('WEBKIT_MISSING')),
  ]);
  return Object.assign({}, ...environments);
}

async function ensure(program: OtherProgram): Promise<string> {
  const { variable } = otherPrograms[program];
  const name = debianPackages[program];
  const installed = () => installedPrograms(program);
  const { place } = await ensureProgram({
    title: name,
    note: program,
    variable,
    installed,
    fetches: [{ name: `Debian's ${name}`, find: () => aptPackage(name).then(installed) }],
    // Xvfb has no option for its version, but lists its options.
    probe: (path) => outputOf(path, [program === 'xvfb' ? '-help' : '--version']).then(oneLine),
    remedy: `${name} is not installed. Install Debian's package ${name}, or set ${variable} to its path.`,
  });
  return place;
}

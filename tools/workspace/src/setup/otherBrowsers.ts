import { installedProgram, type OtherProgram } from '@bank-bonuses/test-config/otherBrowsers';
import { aptPackage, oneLine } from './programs.ts';

const engines = {
  FIREFOX_MISSING: { firefox: 'firefox-esr' },
  WEBKIT_MISSING: { webKitDriver: 'webkit2gtk-driver', xvfb: 'xvfb' },
};

/**
 * Installs Debian's Firefox and WebKit for the journeys in other browsers, unless they are
 * installed. Resolves with environment variables that say why an engine is missing.
 */
export async function ensureOtherBrowsers(): Promise<Record<string, string>> {
  const missing: Record<string, string> = {};
  for (const [variable, packages] of Object.entries(engines)) {
    for (const [program, name] of Object.entries(packages)) {
      if (installedProgram(program as OtherProgram)) continue;
      await aptPackage(name).catch((error: unknown) => {
        missing[variable] = `${name} is not installed: ${oneLine(error)}`;
      });
    }
  }
  return missing;
}

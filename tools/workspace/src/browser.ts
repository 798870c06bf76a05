import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { browserNote, browserLaunchOptions, installedBrowser } from '../../../browser.shared.ts';
import { run, workspaceRoot } from './process.ts';

/** Chromium as an npm package, for Linux machines without a browser. Exact: it is code we run. */
const packagedChromium = '@sparticuz/chromium@153.0.0';

/**
 * Finds a Chromium for the browser tests or fetches one, the least invasive way first, and notes where it
 * is. Says what it does; throws with what to do when nothing worked.
 */
export async function ensureBrowser(): Promise<string> {
  const installed = installedBrowser();
  if (installed) {
    console.log(`Browser: ${installed}`);
    return installed;
  }
  const ways: [string, () => Promise<string | undefined>][] = [
    ["a browser noted earlier or in Playwright's cache", playwrightCache],
    ["Playwright's own download", playwrightDownload],
    [`the npm package ${packagedChromium}`, npmPackage],
    ['the Debian package chromium', debianPackage],
  ];
  for (const [name, find] of ways) {
    console.log(`No browser is installed; trying ${name} …`);
    const found = await find();
    if (found && (await starts(found))) {
      await mkdir(dirname(browserNote), { recursive: true });
      await writeFile(browserNote, JSON.stringify({ executablePath: found }));
      console.log(`Browser: ${found}`);
      return found;
    }
  }
  throw new Error(
    'The browser tests need Chrome or Chromium. Install one, or set CHROME_PATH to its program.',
  );
}

async function starts(executablePath: string): Promise<boolean> {
  const { code, output } = await run(
    executablePath,
    ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'about:blank'],
    { quiet: true },
  );
  return code === 0 && output.includes('<html>');
}

async function playwrightCache(): Promise<string | undefined> {
  try {
    return browserLaunchOptions().executablePath;
  } catch {
    const { chromium } = await import('playwright');
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  }
}

async function playwrightDownload(): Promise<string | undefined> {
  const { code } = await run('playwright', ['install', 'chromium'], {
    quiet: true,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' },
  });
  return code === 0 ? playwrightCache() : undefined;
}

async function npmPackage(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = join(workspaceRoot, '.cache', 'chromium');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const install = ['install', packagedChromium, '--no-audit', '--no-fund', '--no-save'];
  const { code } = await run('npm', install, { cwd: folder, quiet: true });
  if (code !== 0) return undefined;
  const require = createRequire(join(folder, 'package.json'));
  const { default: chromium } = (await import(require.resolve('@sparticuz/chromium'))) as {
    default: { executablePath(): Promise<string> };
  };
  return chromium.executablePath();
}

async function debianPackage(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  await run('apt-get', ['update'], { quiet: true });
  const { code } = await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  return code === 0 ? installedBrowser() : undefined;
}

import { browserLaunchOptions } from '@bank-bonuses/test-config/browser';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureBrowser } from './browser.ts';
import { debianPackage, librariesIn, type DebianPackage } from './debian.ts';
import { writeLauncher, writeOverlayLauncher } from './launcher.ts';
import { runOn } from './machine.ts';
import {
  exitsWith1,
  fetchesArchive,
  hangs,
  poorMachine,
  type PoorMachine,
} from './poorMachine.testing.ts';

let machine: PoorMachine;
let calls: string;
beforeEach(() => {
  machine = poorMachine();
  machine.lend('sh', 'mkdir', 'cat', 'chmod', 'dirname');
  calls = join(machine.programs, 'calls');
});
afterEach(() => machine.remove());

const asked = () => readFileSync(calls, 'utf8').trim().split('\n');

/** An apt-get that writes down what it is asked for, and then does what `text` says. */
function placeApt(text: string): void {
  machine.place('apt-get', `#!/bin/sh\necho "$@" >> '${calls}'\n${text}`);
}

/** A package whose program is on the machine at `installed`, or nowhere. */
const packageOf = (name: string, ...installed: string[]): DebianPackage => ({
  name,
  installed: () => installed,
  unpacked: (root) => Promise.resolve([root]),
});

test('root installs: the download first, which can be ended at any moment', async () => {
  placeApt('exit 0\n');
  const found = await debianPackage(
    { ...machine, isRoot: true },
    packageOf('chromium', '/usr/bin/chromium'),
  );
  expect(found).toEqual(['/usr/bin/chromium']);
  expect(asked()).toEqual([
    expect.stringMatching(/ update$/),
    expect.stringMatching(/ install .*--no-install-recommends .*--download-only chromium$/),
    expect.stringMatching(/ install .*--no-install-recommends .* chromium$/),
  ]);
  expect(asked()[2]).not.toContain('--download-only');
});

test('a package that dpkg has as installed, while its program is gone, is unpacked with all that it needs', async () => {
  // apt-get fetches no archive of what is installed: only with a status of its own, by which nothing is.
  placeApt(
    `case "$*" in *Dir::State::status=/var/lib/dpkg/status*) exit 0;; esac\n${fetchesArchive}\n`,
  );
  machine.place('dpkg', '#!/bin/sh\necho unpacked > "$3/program"\n');
  for (const isRoot of [true, false]) {
    const [root = ''] = await debianPackage({ ...machine, isRoot }, packageOf('postgresql'));
    expect(readdirSync(root)).toEqual(['program']);
    expect(asked().at(-1)).toContain(`Dir::State::status=${join(dirname(root), 'state/status')}`);
  }
  expect(machine.lines).toEqual([
    '  postgresql is installed, but its program is not there: unpacking it …',
  ]);
});

test('anybody else gets it unpacked, with the libraries beside it, and starts it from there', async () => {
  // One archive, which "unpacks" to a program that tells its libraries and hands over to a real browser.
  placeApt(`${fetchesArchive}\n`);
  const { executablePath } = browserLaunchOptions();
  const libraries = join(machine.programs, 'libraries');
  machine.place(
    'dpkg',
    `#!/bin/sh
mkdir -p "$3/usr/lib/chromium" "$3/usr/lib/x86_64-linux-gnu/pulseaudio"
cat > "$3/usr/lib/chromium/chromium-headless-shell" <<'END'
#!/bin/sh
echo "$LD_LIBRARY_PATH $FONTCONFIG_FILE" > '${libraries}'
unset LD_LIBRARY_PATH FONTCONFIG_FILE
PATH='${process.env['PATH']}' exec '${executablePath}' "$@"
END
chmod +x "$3/usr/lib/chromium/chromium-headless-shell"
`,
  );
  const found = await ensureBrowser({ ...machine, probeTimeoutMs: 60_000 });
  const folder = dirname(dirname(found.executablePath));
  expect(found.executablePath).toBe(join(folder, 'bin/chromium'));
  expect(folder.startsWith(join(machine.cacheFolder, 'debian/chromium-headless-shell-'))).toBe(
    true,
  );
  expect(asked().at(-1)).toContain(`Dir::State=${join(folder, 'state')}`);
  const [paths, fonts] = readFileSync(libraries, 'utf8').trim().split(' ');
  // Behind them stands what the environment names already.
  const inherited = process.env['LD_LIBRARY_PATH']?.split(':') ?? [];
  expect(paths?.split(':')).toEqual([...librariesIn(join(folder, 'root')), ...inherited]);
  expect(paths).toContain('pulseaudio');
  expect(readFileSync(fonts ?? '', 'utf8')).toContain(`${folder}/root/usr/share/fonts</dir>`);
  // The archives are of no use any more.
  expect(existsSync(join(folder, 'cache'))).toBe(false);
});

test('a folder may have any name: quotes, brackets, a dollar and an ampersand', async () => {
  const folder = join(machine.programs, "quo'te [1] $HOME & <b>");
  const root = join(folder, 'root');
  const program = machine.place(
    join(relative(machine.programs, root), 'program'),
    '#!/bin/sh\necho "$LD_LIBRARY_PATH"\ncat "$FONTCONFIG_FILE"\n',
  );
  mkdirSync(join(root, 'usr/lib/x86_64-linux-gnu'), { recursive: true });
  const libraries = librariesIn(root);
  expect(libraries).toEqual([join(root, 'usr/lib/x86_64-linux-gnu')]);
  const launched = { program, libraries, fonts: join(root, 'fonts') };
  const launcher = await writeLauncher(join(folder, 'bin/program'), launched);
  const limit = { timeoutMs: machine.probeTimeoutMs };
  const { output, code } = await runOn(machine, launcher, [], limit);
  expect({ output, code }).toEqual({ output: expect.any(String) as string, code: 0 });
  expect(output).toContain(libraries[0]);
  expect(output).toContain(`quo'te [1] $HOME &amp; &lt;b>/root/fonts</dir>`);

  // The one over an overlay hands the folder on.
  machine.place('unshare', '#!/bin/sh\necho "$8"\n');
  const overlay = join(folder, 'bin/overlay');
  await writeOverlayLauncher(overlay, { program: '/usr/bin/x', libraries }, root);
  expect((await runOn(machine, overlay, [], limit)).output).toBe(`${root}\n`);
});

test('two set-ups at once have a folder each, and only what is old and of no use is removed', async () => {
  machine.place('dpkg', '#!/bin/sh\necho unpacked > "$3/program"\n');
  placeApt(`${fetchesArchive}\n`);
  const [root = ''] = await debianPackage(machine, packageOf('xvfb'));
  const program = join(root, 'program');
  expect(existsSync(program)).toBe(true);
  placeApt('exit 1\n');
  expect(typeof (await debianPackage(machine, packageOf('xvfb')))).toBe('string');
  expect(existsSync(program)).toBe(true);
  expect(readdirSync(join(machine.cacheFolder, 'debian'))).toHaveLength(1);

  utimesSync(dirname(root), 0, 0);
  await debianPackage(machine, packageOf('xvfb'));
  expect(existsSync(root)).toBe(false);
});

test('a release of Debian without the headless shell gives the whole Chromium', async () => {
  const { executablePath } = browserLaunchOptions();
  const program = join(machine.programs, 'chromium');
  placeApt(
    `case "$*" in
*chromium-headless-shell) echo 'E: Unable to locate package chromium-headless-shell'; exit 100;;
*chromium) printf '#!/bin/sh\\nPATH="${process.env['PATH']}" exec "${executablePath}" "$@"\\n' > '${program}'
  chmod +x '${program}';;
esac
`,
  );
  const found = await ensureBrowser({ ...machine, isRoot: true, probeTimeoutMs: 60_000 });
  expect(found.executablePath).toBe(program);
  expect(machine.lines).toContain(
    '  the Debian package chromium-headless-shell: E: Unable to locate package chromium-headless-shell',
  );
});

test.each([
  ['fails', exitsWith1.replace('exit', 'echo "E: Unable to locate package"; exit'), 'E: Unable'],
  ['hangs', hangs, 'it was ended after 1 s without a result'],
])('an apt-get that %s is one sentence', async (_, text, sentence) => {
  placeApt(text);
  const impatient = { ...machine, fetchTimeoutMs: 1_000 };
  expect(await debianPackage(impatient, packageOf('chromium'))).toContain(sentence);
  expect(await debianPackage({ ...impatient, isRoot: true }, packageOf('chromium'))).toContain(
    sentence,
  );
});

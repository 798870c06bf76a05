import { browserLaunchOptions } from '@bank-bonuses/test-config/browser';
import { paths } from '@bank-bonuses/product/routes';
import { chromium } from 'playwright';
import { busyNotice, takenShare } from './busyMachine.ts';
import { firstScreenMeasures, visitFirstScreen, type FirstScreen } from './firstScreen.ts';
import { signIn } from './home.ts';
import { publicMeasures, visitForm } from './publicPages.ts';
import { report } from './report.ts';
import { startSandbox } from './sandbox.ts';
import { serveBuild } from './serveBuild.ts';
import { conditions, onSlowPhone } from './slowPhone.ts';
import { serveStaticPage } from './staticPage.ts';
import { stopAtEnd } from './stopAtEnd.ts';

/**
 * Compares the login page and the first screen of the portal with those of two open-source
 * applications, in one run: `node bench/peers.ts <bulletproof-react's build> <shadcn-admin's build>`.
 * docs/performance.md tells how to build them. Measures the last build of the portal.
 */
const [bulletproofBuild, shadcnBuild] = process.argv.slice(2);
if (!bulletproofBuild || !shadcnBuild) {
  throw new Error('Pass two folders: the build of bulletproof-react and that of shadcn-admin.');
}

const user = { id: '1', firstName: 'Alex', lastName: 'Rivera', role: 'ADMIN', bio: '' };
const taken = [await takenShare()];
await stopAtEnd(async (register) => {
  const portal = register(await startSandbox());
  const guest = register(await serveBuild(bulletproofBuild, { '/api/auth/me': { data: null } }));
  const member = register(await serveBuild(bulletproofBuild, { '/api/auth/me': { data: user } }));
  const shadcn = register(await serveBuild(shadcnBuild));
  const browser = await chromium.launch(browserLaunchOptions());
  register({ stop: () => browser.close() });
  const staticPage = register(await serveStaticPage(browser));
  const logins = new Map([
    ['Bank Bonuses', `${portal.url}${paths.login}`],
    ['bulletproof-react', `${guest.url}/auth/login`],
    ['shadcn-admin', `${shadcn.url}/sign-in`],
  ]);
  const firstScreens = new Map<string, FirstScreen>([
    [
      'Bank Bonuses: figures, table, chart',
      {
        url: `${portal.url}${paths.dashboard}`,
        shown: 'main:has(tbody tr:nth-child(5) data) data:not(table *)',
        complete: 'main canvas[height]',
        storageState: await signIn(browser, portal.url),
      },
    ],
    [
      'bulletproof-react: text',
      { url: `${member.url}/app`, shown: 'main h4 b', complete: 'main h4 b' },
    ],
    [
      'shadcn-admin: fixed figures, chart',
      { url: shadcn.url, shown: 'main h1', complete: 'main .recharts-bar-rectangle path' },
    ],
  ]);
  console.log(`${conditions}, median of 5; paints as multiples of a static page's`);
  // The peers are only reported, not judged by the portal's budgets.
  const measures = publicMeasures.map(({ budget: _budget, ...measure }) => measure);
  const reports = [
    await report('Login pages', measures, [...logins.keys()], staticPage, (name) =>
      onSlowPhone(browser, (page) => visitForm(page, found(logins, name))),
    ),
    await report(
      'First screens',
      firstScreenMeasures,
      [...firstScreens.keys()],
      staticPage,
      (name) => visitFirstScreen(browser, found(firstScreens, name)),
    ),
  ];
  for (const { title, table } of reports) console.log(`\n${title}:\n\n${table}`);
});
taken.push(await takenShare());
const notice = busyNotice(taken);
if (notice) console.error(`\n${notice}`);

function found<T>(entries: ReadonlyMap<string, T>, name: string): T {
  const value = entries.get(name);
  if (value === undefined) throw new Error(`There is no ${name}.`);
  return value;
}

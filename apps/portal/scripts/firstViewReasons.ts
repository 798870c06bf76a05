/**
 * For each module over 0.5 KB of a page's first view, the reason why the first view needs it. A key
 * is the start of the module's name in `dist-report.md`. The build fails if a first view loads a
 * large module without an entry here.
 */
const reasons: readonly [start: string, reason: string][] = [
  ['react-router', 'Matches the URL, and navigates without reloading the page.'],
  ['react-dom', 'Renders and hydrates every page.'],
  ['react-hook-form', 'Holds the fields of all five steps.'],
  ['react', 'The component model.'],
  ['scheduler', 'Part of react-dom.'],
  ['lucide-react', 'Contains the icons of the page and of its messages.'],
  ['chart.js', "Draws Home's chart after the stats are shown."],
  ['@kurkle/color', 'Part of chart.js.'],
  ['@supabase/auth-js', 'Renews the session; loaded after the page is shown.'],
  ['@tanstack/', 'Caches and refetches the data of the signed-in pages.'],
  ['libs/auth/src/createAuth', 'Reads the session before the first page is selected.'],
  ['libs/auth/src/session', 'Reads the stored session without the sign-in client.'],
  ['libs/auth/src/client', 'Loads the sign-in client when a page calls it.'],
  ['libs/portal-config/src/portalConfig.ts', "Checks the deployment's configuration."],
  [
    'libs/portal-config/src/guessablePassword.ts',
    'Rates a new password; the two pages of a reset share one route.',
  ],
  ['libs/api-client/src/decoding', "Decodes Home's responses."],
  ['libs/api-client/src/client', 'Sends the requests for the stats.'],
  ['libs/api-client/src/errors', 'Contains the reasons for failed requests.'],
  ['libs/features/login', 'The login form.'],
  ['libs/features/reset-password', 'The forms of a reset; its two pages share one route.'],
  ['libs/registration-wizard/src/page', 'The frame of the wizard and its state.'],
  ['libs/features/home', 'Home itself.'],
  ['libs/ui/src/formatting', 'Formats digits while the customer types them.'],
];

export function firstViewReason(module: string): string | undefined {
  return reasons.find(([start]) => module.startsWith(start))?.[1];
}

import type { StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import type { SettingsScreen } from './SettingsScreen.testing.tsx';

export type Play = NonNullable<StoryObj<typeof SettingsScreen>['play']>;
type Context = Parameters<Play>[0];

/** Waits until the profile is shown. */
export const loaded: Play = async ({ canvas }) => {
  await canvas.findByText('Active');
  await canvas.findByText(/^(Avery|Jordan|Maximiliana)/);
};

/** Presses one button after the other, wherever on the page. */
export const press = async ({ canvasElement, userEvent }: Context, ...names: string[]) => {
  const page = within(canvasElement.ownerDocument.body);
  for (const name of names) await userEvent.click(await page.findByRole('button', { name }));
};

/** Runs `then` once the page is loaded and these buttons were pressed. */
export const after =
  (...names: string[]): Play =>
  async (context) => {
    await loaded(context);
    await press(context, ...names);
  };

/** Finds a text anywhere, in dialogs and toasts too. */
export const find = ({ canvasElement }: Context, text: string | RegExp) =>
  within(canvasElement.ownerDocument.body).findByText(text);

/** The client says which call failed. */
export const allowConsole = [/^console\.error: API call failed: (GET|PUT) \/api\/user\/profile/];

export const onAPhone = { viewport: { value: 'phone' } };

/** As if the browser knew of no connection. */
export const offline = () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  return () => void Reflect.deleteProperty(navigator, 'onLine');
};

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

/** Presses several buttons in order, including those in dialogs. */
export const press = async ({ canvasElement, userEvent }: Context, ...names: string[]) => {
  const page = within(canvasElement.ownerDocument.body);
  for (const name of names) await userEvent.click(await page.findByRole('button', { name }));
};

/** Returns a play function that waits for the page, presses the buttons, and then runs `then`. */
export const after =
  (...names: string[]): Play =>
  async (context) => {
    await loaded(context);
    await press(context, ...names);
  };

/** Finds a text anywhere in the document, including dialogs and toasts. */
export const find = ({ canvasElement }: Context, text: string | RegExp) =>
  within(canvasElement.ownerDocument.body).findByText(text);

/** The API client logs which call failed. */
export const allowConsole = [/^console\.error: API call failed: (GET|PUT) \/api\/user\/profile/];

export const onAPhone = { viewport: { value: 'phone' } };

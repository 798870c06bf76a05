import type { StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

export type Play = NonNullable<StoryObj['play']>;

/** Returns a play function that presses buttons in order, including those in dialogs. */
export const pressed =
  (...names: string[]): Play =>
  async ({ userEvent }) => {
    for (const name of names) await userEvent.click(await screen.findByRole('button', { name }));
  };

/** Returns a play function that enters a text into a field. */
export const entered =
  (label: string, text: string): Play =>
  async ({ userEvent }) => {
    await userEvent.clear(await screen.findByLabelText(label));
    await userEvent.paste(text);
  };

/** Returns a play function that waits for a text anywhere in the document. */
export const found =
  (text: string | RegExp): Play =>
  async () =>
    void (await screen.findByText(text));

/** Returns a play function that runs others in order. */
export const inOrder =
  (...plays: Play[]): Play =>
  async (context) => {
    for (const play of plays) await play(context);
  };

/** Waits until the profile is shown. */
export const loaded = found(/^(Avery|Jordan|Maximiliana)/);

/** The API client logs which call failed. */
export const allowConsole = [/^console\.error: API call failed: (GET|PUT) \/api\/user\/profile/];

export const onAPhone = { viewport: { value: 'phone' } };

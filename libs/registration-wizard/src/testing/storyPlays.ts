import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

export type Play = NonNullable<StoryObj['play']>;
type Context = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;

/** Presses the button that leaves the step: Next or Register. */
export async function goOn({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: /^(Next|Register)$/ }));
}

interface ExpectedFormError {
  /** A pattern for the start of the error box's text. */
  says: RegExp;
  /** Labels of the fields that are marked as invalid. */
  marks?: readonly string[];
  /** Label of the focused field; `undefined` if the error box has the focus. */
  focus?: string;
}

/** Expects the error box with its text, the focus, and the marked fields. */
export async function expectFormError(
  { canvas }: Pick<Context, 'canvas'>,
  { says, marks = [], focus }: ExpectedFormError,
): Promise<void> {
  const box = await waitFor(() => {
    const found = document.querySelector('form [role="group"][tabindex="-1"]:not([data-calm])');
    if (!found) throw new Error('No error box yet');
    return found;
  });
  await expect(box).toBeVisible();
  await expect(box).toHaveTextContent(says);
  await expect(focus === undefined ? box : canvas.getByLabelText(focus)).toHaveFocus();
  for (const label of marks) await expect(canvas.getByLabelText(label)).toBeInvalid();
  await waitFor(() => expect(document.title).toMatch(/^Error: /));
}

/** Presses the step's button and expects an error box. */
export const showsError =
  (expected: ExpectedFormError): Play =>
  async (context) => {
    await goOn(context);
    await expectFormError(context, expected);
  };

/** Expects a field to have a value. */
export const holds =
  (label: string, value: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByLabelText(label)).toHaveValue(value);
  };

/** Expects no horizontal overflow on a phone, and the first field in the upper half. */
export const fitsPhone =
  (label: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByLabelText(label)).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(clientWidth).toBeLessThanOrEqual(360);
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const [first] = document.querySelectorAll('form :is(input, select, button)');
    const top = (first?.getBoundingClientRect().top ?? Infinity) + window.scrollY;
    await expect(top).toBeLessThan(740 / 2);
  };

/** Story globals for the viewport of a small phone. */
export const onPhone = { viewport: { value: 'phone' } };

import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

type Play = NonNullable<StoryObj['play']>;

/** Presses the button that leaves the step: Next or Register. */
export const goOn: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^(Next|Register)$/ }));
};

interface ExpectedFormError {
  /** A pattern for the start of the error box's text. */
  says: RegExp;
  /** Labels of the fields that are marked as invalid. */
  marks?: readonly string[];
  /** Label of the focused field; `undefined` if the error box has the focus. */
  focus?: string;
}

/** Presses the step's button and expects the error box with its text, the focus, and the marked fields. */
export const showsError =
  ({ says, marks = [], focus }: ExpectedFormError): Play =>
  async (context) => {
    const { canvas } = context;
    await goOn(context);
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
  };

/** Story globals for the viewport of a small phone. */
export const onPhone = { viewport: { value: 'phone' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { EmploymentForm } from '../examples/ServerErrors.tsx';

const meta = {
  component: EmploymentForm,
} satisfies Meta<typeof EmploymentForm>;

export default meta;

/**
 * The example of 'Foundations/Forms' focuses its error summary for errors of the form and for
 * errors of the server, but not while a person types.
 */
export const Rejected: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('group')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Occupation'), 'Nurse');
    await userEvent.type(canvas.getByLabelText('Employer'), 'City Hospital');
    const income = canvas.getByLabelText('Annual income');
    await userEvent.type(income, 'e');
    await userEvent.clear(income);
    await canvas.findByRole('group');
    await expect(income).toHaveFocus();
    await userEvent.type(income, 'enough');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const summary = await canvas.findByRole('group');
    await expect(summary).toHaveFocus();
    const link = within(summary).getByRole('link', { name: /Enter your income in dollars/ });
    await userEvent.click(link);
    await expect(canvas.getByLabelText('Annual income')).toHaveFocus();
    await expect(canvas.getByLabelText('Annual income')).toBeInvalid();
    await expect(canvas.getByLabelText('Annual income')).toHaveValue('enough');
  },
};

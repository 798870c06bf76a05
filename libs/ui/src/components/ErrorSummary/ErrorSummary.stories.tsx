import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  component: ErrorSummary,
  args: { message: 'Please fill in all required fields' },
} satisfies Meta<typeof ErrorSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithLinks: Story = {
  render: () => (
    <Stack gap="lg">
      <ErrorSummary
        title="Check your address"
        message="City is required. Zip Code is required"
        items={[
          { fieldId: 'summary-city', message: 'City is required' },
          { fieldId: 'summary-zip', message: 'Zip Code is required' },
        ]}
      />
      <TextField id="summary-city" label="City" error="City is required" />
      <TextField id="summary-zip" label="Zip code" error="Zip Code is required" />
    </Stack>
  ),
};

/** The links stay underlined in a page whose reset removes the underline of links. */
export const UnderAReset: Story = {
  args: { items: [{ fieldId: 'summary-state', message: 'State is required' }] },
  play: async ({ canvas }) => {
    const reset = document.head.appendChild(document.createElement('style'));
    reset.textContent = 'a { color: inherit; text-decoration: inherit; }';
    const { textDecorationLine } = getComputedStyle(canvas.getByRole('link'));
    reset.remove();
    await expect(textDecorationLine).toBe('underline');
  },
};

export const SeveralLines: Story = {
  args: {
    message:
      'Validation errors:\nzip_code: must have five digits\nselfie_photo.data: is not an image',
  },
};

export const OffersReload: Story = {
  args: {
    message: 'This page has been updated since you opened it. Load it again to continue.',
    offersReload: true,
  },
};

export const AllChanged: Story = {
  args: {
    items: ['First Name', 'Last Name'].map((name) => ({
      fieldId: name,
      message: name,
      changed: true,
    })),
    changedText: 'All errors are fixed. Press Next.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All errors are fixed. Press Next.')).toBeVisible();
    await expect(canvas.queryByText('Please fill in all required fields')).toBeNull();
  },
};

const long =
  'You must agree to the Terms of Service and Independent Contractor Agreement to proceed';

/** The box shows a shorter text once both fields have been changed, and keeps its height. */
export const CalmingDown: Story = {
  globals: { viewport: { value: 'phone' } },
  render: function CalmingDown() {
    const [changed, setChanged] = useState(0);
    return (
      <Stack gap="lg">
        <ErrorSummary
          message={long}
          changedText="All errors are fixed. Press Next."
          items={['City', 'State'].map((name, at) => ({
            fieldId: name,
            message: name,
            changed: at < changed,
          }))}
        />
        <Button onClick={() => setChanged(changed + 1)}>Change the next field</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    const top = () => button.getBoundingClientRect().top;
    const before = top();
    await userEvent.click(button);
    await expect(canvas.getByText(long)).toBeVisible();
    await userEvent.click(button);
    await expect(canvas.getByText('All errors are fixed. Press Next.')).toBeVisible();
    await expect(top()).toBe(before);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
        title="Your address needs another look"
        message="City is required. Zip Code is required"
        items={[
          { fieldId: 'summary-city', text: 'City is required' },
          { fieldId: 'summary-zip', text: 'Zip Code is required' },
        ]}
      />
      <TextField id="summary-city" label="City" error="City is required" />
      <TextField id="summary-zip" label="Zip code" error="Zip Code is required" />
    </Stack>
  ),
};

export const SeveralLines: Story = {
  args: {
    message:
      'Validation errors:\nzip_code: must have five digits\nselfie_photo.data: is not an image',
  },
};

export const AllChanged: Story = {
  args: {
    items: ['First Name', 'Last Name'].map((text) => ({ fieldId: text, text, changed: true })),
    changedText: 'All changed. Press Next.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All changed. Press Next.')).toBeVisible();
    await expect(canvas.getByText('Please fill in all required fields')).not.toBeVisible();
  },
};

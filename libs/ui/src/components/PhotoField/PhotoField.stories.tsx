import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Columns } from '../Columns/Columns.tsx';
import { PhotoField } from './PhotoField.tsx';

/** A drawn placeholder for a photo. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 317 200"><rect width="317" height="200" fill="#b9c8c0"/><circle cx="80" cy="90" r="34" fill="#8aa297"/><path d="M140 70h130M140 100h130M140 130h80" stroke="#5f7a6e" stroke-width="10"/></svg>',
)}`;

const meta = {
  component: PhotoField,
  args: {
    label: 'Front of your driver’s license',
    description: 'All four corners, sharp, without glare.',
    shape: 'id',
    onSelect: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof PhotoField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Playground(args) {
    const [photo, setPhoto] = useState<string>();
    return (
      <PhotoField
        {...args}
        value={photo}
        onSelect={(file) => setPhoto(URL.createObjectURL(file))}
        onRemove={() => setPhoto(undefined)}
      />
    );
  },
};

export const Chosen: Story = { args: { value: picture } };

export const Portrait: Story = {
  args: { label: 'Selfie photo', description: 'Your face, in daylight.', shape: 'portrait' },
};

export const WithCamera: Story = { args: { capture: 'environment' } };

export const WithLiveCamera: Story = { args: { capture: 'environment', onLiveCamera: fn() } };

export const WithAdvice: Story = {
  args: {
    value: picture,
    note: 'This photo looks dark. More light makes it easier to read. You can take another one or keep it.',
  },
};

export const Preparing: Story = { args: { loading: true } };

export const Invalid: Story = {
  args: { error: 'Please upload the front and back of your driver’s license' },
};

export const TwoSides: Story = {
  render: (args) => (
    <Columns>
      <PhotoField {...args} />
      <PhotoField {...args} side="back" label="Back of your driver’s license" />
    </Columns>
  ),
};

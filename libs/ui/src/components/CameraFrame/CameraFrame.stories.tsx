import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CameraFrame } from './CameraFrame.tsx';

/**
 * Returns a stream of a drawn image, so that stories do not open a camera; `undefined` if the
 * browser cannot capture a canvas.
 */
function drawnStream(width: number, height: number): MediaStream | undefined {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!('captureStream' in canvas)) return undefined;
  const stream = canvas.captureStream();
  if (context) {
    context.fillStyle = '#8aa297';
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#5f7a6e';
    context.fillRect(width * 0.3, height * 0.3, width * 0.4, height * 0.4);
  }
  return stream;
}

const meta = {
  component: CameraFrame,
  args: { label: 'Front of your driver’s license', shape: 'id' },
  render: function Live(args) {
    const [stream] = useState(() => drawnStream(1280, 720));
    return <CameraFrame {...args} stream={stream} />;
  },
} satisfies Meta<typeof CameraFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Portrait: Story = {
  args: { label: 'Selfie photo', shape: 'portrait', mirrored: true },
};

export const Starting: Story = { render: (args) => <CameraFrame {...args} /> };

export const Taken: Story = {
  ...Starting,
  args: {
    capturedPhoto: `data:image/svg+xml,${encodeURIComponent(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 317 200"><rect width="317" height="200" fill="#b9c8c0"/></svg>',
    )}`,
  },
};

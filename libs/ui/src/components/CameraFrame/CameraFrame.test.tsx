import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { CameraFrame } from './CameraFrame.tsx';

const stream = {} as MediaStream;

test('shows a waiting state until the camera delivers an image', () => {
  render(<CameraFrame label="Selfie photo" shape="portrait" />);
  expect(screen.getByText('Starting the camera…')).toBeVisible();
  expect(screen.getByLabelText('Selfie photo')).not.toBeVisible();
});

test('shows the stream without sound, and detaches it on unmount', () => {
  const ref = createRef<HTMLVideoElement>();
  const { rerender } = render(
    <CameraFrame label="Selfie photo" shape="portrait" stream={stream} mirrored ref={ref} />,
  );
  const video = screen.getByLabelText<HTMLVideoElement>('Selfie photo');
  expect(ref.current).toBe(video);
  expect(video.srcObject).toBe(stream);
  expect(video.muted).toBe(true);
  expect(video).toHaveAttribute('playsinline');
  rerender(<CameraFrame label="Selfie photo" shape="portrait" />);
  expect(video.srcObject).toBeNull();
});

test('shows the captured photo in place of the stream', () => {
  render(<CameraFrame label="Passport" shape="id" stream={stream} capturedPhoto="blob:taken" />);
  expect(screen.getByRole('img', { name: 'The photo you took: Passport' })).toHaveAttribute(
    'src',
    'blob:taken',
  );
  expect(screen.getByLabelText('Passport')).not.toBeVisible();
});

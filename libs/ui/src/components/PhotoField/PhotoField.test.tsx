import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { PhotoFieldProps } from './PhotoField.tsx';
import { PhotoField } from './PhotoField.tsx';

const photo = new File(['x'], 'selfie.jpg', { type: 'image/jpeg' });

const show = (props: Partial<PhotoFieldProps> = {}) => {
  const onSelect = vi.fn();
  const onRemove = vi.fn();
  render(
    <PhotoField
      label="Selfie photo"
      shape="portrait"
      onSelect={onSelect}
      onRemove={onRemove}
      {...props}
    />,
  );
  return { onSelect, onRemove, input: screen.getByLabelText<HTMLInputElement>('Selfie photo') };
};

test('is one native file input for images, reached by the keyboard', async () => {
  const { input, onSelect } = show({ description: 'In daylight' });
  expect(input).toHaveAttribute('accept', 'image/*');
  expect(input).toHaveAccessibleDescription('In daylight');
  await userEvent.tab();
  expect(input).toHaveFocus();
  await userEvent.upload(input, photo);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(photo);
});

test.each([
  ['Choose photo', undefined],
  ['Choose another', 'blob:photo'],
])('is named by its label and its visible text: %s', (words, value) => {
  const { input } = show({ value });
  expect(input).toHaveAccessibleName(`Selfie photo ${words}`);
  // WebKit ignores a label element in `aria-labelledby`, so all three photo inputs would be named
  // 'Choose photo'.
  const [namedBy = ''] = input.getAttribute('aria-labelledby')?.split(' ') ?? [];
  expect(document.getElementById(namedBy)).not.toBeInstanceOf(HTMLLabelElement);
  expect(screen.getByText(words)).toBeVisible();
});

test('shows the chosen photo and offers to remove it', async () => {
  const { onRemove } = show({ value: 'blob:photo' });
  expect(screen.getByRole('img', { name: 'Your photo: Selfie photo' })).toHaveAttribute(
    'src',
    'blob:photo',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove Selfie photo' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

test('its Take photo button opens the camera app, whose photo is selected', async () => {
  const { onSelect } = show({ capture: 'user' });
  const camera = document.querySelector<HTMLInputElement>('input[capture="user"]');
  const opened = vi.fn();
  camera?.addEventListener('click', opened);
  await userEvent.click(screen.getByRole('button', { name: 'Take photo: Selfie photo' }));
  expect(opened).toHaveBeenCalledOnce();
  fireEvent.change(camera as HTMLInputElement, { target: { files: [photo] } });
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(photo);
});

const pointer = (isTouch: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: coarse)' && isTouch,
  }));

test('opens the page’s camera view on devices without a camera app', async () => {
  pointer(false);
  const onLiveCamera = vi.fn();
  show({ capture: 'user', onLiveCamera });
  await userEvent.click(screen.getByRole('button', { name: 'Take photo: Selfie photo' }));
  expect(onLiveCamera).toHaveBeenCalledOnce();
});

test('opens the camera app on a touch device, even if the page has a camera view', async () => {
  pointer(true);
  const onLiveCamera = vi.fn();
  show({ capture: 'user', onLiveCamera });
  const opened = vi.fn();
  document
    .querySelector<HTMLInputElement>('input[capture="user"]')
    ?.addEventListener('click', opened);
  await userEvent.click(screen.getByRole('button', { name: 'Take photo: Selfie photo' }));
  expect(opened).toHaveBeenCalledOnce();
  expect(onLiveCamera).not.toHaveBeenCalled();
});

test('accepts a photo that is dropped on its card', () => {
  const { input, onSelect } = show();
  fireEvent.drop(input, { dataTransfer: { files: [photo] } });
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(photo);
});

test('is marked as invalid and described by its error', () => {
  const { input } = show({ error: 'Please upload a selfie photo' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Please upload a selfie photo');
});

test('does not lose focus while a photo is prepared, when it is ready or when it is removed', async () => {
  const user = userEvent.setup();
  const Screen = () => {
    const [photo, setPhoto] = useState<{ url?: string; loading?: boolean }>({});
    return (
      <>
        <PhotoField
          label="Selfie"
          shape="portrait"
          value={photo.url}
          loading={photo.loading ?? false}
          onSelect={() => setPhoto({ loading: true })}
          onRemove={() => setPhoto({})}
        />
        <button onClick={() => setPhoto({ url: 'data:image/png;base64,' })}>Prepared</button>
      </>
    );
  };
  render(<Screen />);
  const input = screen.getByLabelText('Selfie');
  await user.upload(input, photo);
  expect(input).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Prepared' }));
  expect(await screen.findByRole('img')).toBeVisible();
  expect(input).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove Selfie' }));
  expect(input).toHaveFocus();
});

test('allows replacing or removing a photo while it is prepared', async () => {
  const { input, onSelect, onRemove } = show({ loading: true });
  await userEvent.upload(input, photo);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(photo);
  fireEvent.drop(input, { dataTransfer: { files: [photo] } });
  expect(onSelect).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Selfie photo' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

test('accepts no photo while it is disabled', () => {
  const { input, onSelect } = show({ disabled: true, value: 'blob:photo', capture: 'user' });
  expect(input).toBeDisabled();
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  fireEvent.drop(input, { dataTransfer: { files: [photo] } });
  expect(onSelect).not.toHaveBeenCalled();
});

test('draws different pictures for the two sides of a card', () => {
  const drawing = (side: 'front' | 'back') => {
    const { container, unmount } = render(
      <PhotoField label="License" shape="id" side={side} onSelect={vi.fn()} onRemove={vi.fn()} />,
    );
    const html = container.querySelector('svg[viewBox="0 0 95 60"]')?.innerHTML;
    unmount();
    return html;
  };
  expect(drawing('back')).toBeTruthy();
  expect(drawing('back')).not.toBe(drawing('front'));
});

/** Returns whether the browser would open a file that is dropped at this place. */
const leavesPage = (place: Element, types: string[]) => {
  const dataTransfer = { types, files: [photo], dropEffect: 'copy' };
  // `fireEvent` returns false if the default action was prevented.
  return fireEvent.dragOver(place, { dataTransfer }) || fireEvent.drop(place, { dataTransfer });
};

test.each([
  ['a photo', ['Files']],
  ['a picture of another page', ['text/uri-list', 'text/html']],
])('prevents the browser from opening %s that is dropped beside the card', (_what, types) => {
  render(<p>Beside</p>);
  const place = screen.getByText('Beside');
  expect(leavesPage(place, types)).toBe(true);
  const { onSelect } = show();
  expect(leavesPage(place, types)).toBe(false);
  expect(leavesPage(document.documentElement, types)).toBe(false);
  expect(onSelect).not.toHaveBeenCalled();
});

test('prevents the browser from opening a file dropped on a text field, but allows dropped text', () => {
  show();
  render(<input aria-label="Employer" />);
  const field = screen.getByLabelText('Employer');
  expect(leavesPage(field, ['Files'])).toBe(false);
  expect(leavesPage(field, ['text/plain'])).toBe(true);
});

test('no longer prevents the browser from opening a dropped file after it unmounts', () => {
  const { unmount } = render(
    <PhotoField label="Selfie" shape="portrait" onSelect={vi.fn()} onRemove={vi.fn()} />,
  );
  unmount();
  expect(leavesPage(document.body, ['Files'])).toBe(true);
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { PhotoField } from '../PhotoField/PhotoField.tsx';
import { RadioCards } from '../RadioCards/RadioCards.tsx';
import { announce } from '../LiveRegion/announcements.ts';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

test('is an alert if no form focuses it', () => {
  render(<ErrorSummary title="Please look again" message="City is required" />);
  expect(screen.getByRole('alert', { name: 'Please look again' })).toHaveAccessibleDescription(
    'City is required',
  );
});

test('is not also an alert if a form focuses it, and shows the line breaks of its message', () => {
  const ref = createRef<HTMLDivElement>();
  render(<ErrorSummary ref={ref} message={'Validation errors:\nzip_code: is not a number'} />);
  ref.current?.focus();
  expect(screen.queryByRole('alert')).toBeNull();
  const box = screen.getByRole('group', { name: /^Validation errors:/ });
  expect(box).toHaveFocus();
  expect(box).toHaveTextContent('Validation errors: zip_code: is not a number');
  expect(box.textContent).toContain('Validation errors:\nzip_code');
});

test('links to a field, a group and a photo without changing the URL', async () => {
  render(
    <>
      <ErrorSummary
        title="Please look again"
        items={[
          { fieldId: 'city', message: 'City is required' },
          { fieldId: 'pay', message: 'Please select a payment method' },
          { fieldId: 'selfie', message: 'Please upload a selfie' },
        ]}
      />
      <TextField id="city" label="City" />
      <RadioCards id="pay" label="Pay" options={[{ value: 'wire', label: 'Wire' }]} />
      <PhotoField
        id="selfie"
        label="Selfie"
        shape="portrait"
        onSelect={() => undefined}
        onRemove={() => undefined}
      />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'City is required' }));
  expect(screen.getByLabelText('City')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Please select a payment method' }));
  expect(screen.getByRole('radio', { name: 'Wire' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Please upload a selfie' }));
  expect(screen.getByLabelText('Selfie')).toHaveFocus();
  expect(location.hash).toBe('');
});

test('lets the parent component show a field before focus moves to the field', async () => {
  const Screen = () => {
    const [isHere, setHere] = useState(false);
    const bring = () => flushSync(() => setHere(true));
    return (
      <>
        <ErrorSummary items={[{ fieldId: 'zip', message: 'Zip Code', onSelect: bring }]} />
        {isHere && <TextField id="zip" label="Zip Code" />}
      </>
    );
  };
  render(<Screen />);
  await userEvent.click(screen.getByRole('link', { name: 'Zip Code' }));
  expect(screen.getByLabelText('Zip Code')).toHaveFocus();
});

test('removes an item once its field changes, and restores it if the field becomes invalid again', () => {
  const box = (changed: boolean) => (
    <ErrorSummary
      items={[
        { fieldId: 'city', message: 'City', changed },
        { fieldId: 'state', message: 'State' },
      ]}
    />
  );
  const { rerender } = render(box(false));
  const other = screen.getByRole('link', { name: 'State' });
  rerender(box(true));
  expect(screen.getByRole('alert')).toHaveTextContent(/^State$/);
  expect(screen.getByRole('link')).toBe(other);
  rerender(box(false));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'City',
    'State',
  ]);
});

test('stops being an alert once every item has changed, and neither moves nor loses focus', () => {
  render(<LiveRegion />);
  const items = ['City', 'State'].map((name) => ({ fieldId: name, message: name }));
  const box = (changed: boolean) => (
    <ErrorSummary
      data-testid="box"
      message="Please fill in all required fields"
      items={items.map((item, index) => ({ ...item, changed: changed || index === 0 }))}
      changedText="All errors are fixed. Press Next."
    />
  );
  const { rerender } = render(box(false));
  const summary = screen.getByTestId('box');
  summary.focus();
  expect(summary).toHaveRole('alert');
  expect(screen.queryByText('All errors are fixed. Press Next.')).toBeNull();

  rerender(box(true));
  expect(screen.getByTestId('box')).toBe(summary);
  expect(summary).toHaveFocus();
  expect(screen.getByRole('group', { name: 'All errors are fixed. Press Next.' })).toBe(summary);
  expect(screen.getByRole('status')).toHaveTextContent('All errors are fixed. Press Next.');
  expect(screen.queryAllByRole('link')).toEqual([]);

  rerender(box(false));
  expect(summary).toHaveRole('alert');
  expect(summary).toHaveTextContent(/^Please fill in all required fields/);
  expect(screen.queryByText('All errors are fixed. Press Next.')).toBeNull();
});

test('removes from the live region only its own announcement', () => {
  render(<LiveRegion />);
  const box = (changed: boolean) => (
    <ErrorSummary
      message="City is required"
      items={[{ fieldId: 'city', message: 'City', changed }]}
      changedText="All errors are fixed. Press Next."
    />
  );
  const { rerender } = render(box(true));
  act(() => announce('Chase added'));
  rerender(box(false));
  expect(screen.getByRole('status')).toHaveTextContent('Chase added');
});

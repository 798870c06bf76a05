import { LiveRegion } from '@bank-bonuses/ui';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SendAnother } from './SendAnother.tsx';

test('announces once that another code can be requested', () => {
  const view = (secondsLeft: number) => (
    <>
      <SendAnother secondsLeft={secondsLeft} isSending={false} onSend={() => undefined} />
      <LiveRegion />
    </>
  );
  const now = () => screen.queryAllByText('You can request another code now.');
  const { rerender } = render(view(2));
  rerender(view(1));
  expect(now()).toHaveLength(0);
  rerender(view(0));
  expect(now()).toHaveLength(1);
});

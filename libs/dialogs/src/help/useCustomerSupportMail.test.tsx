import { queryKeys } from '@bank-bonuses/api-client/queries';
import { fixtures } from '@bank-bonuses/api-client/testing';
import { createQueryClient, renderWithProviders } from '@bank-bonuses/testing';
import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useCustomerSupportMail } from './useCustomerSupportMail.ts';

const SupportLink = () => <a href={useCustomerSupportMail({ subject: 'A question' })}>Mail us</a>;

/**
 * Renders nothing, but changes the query cache while rendering, as the first use of a query does.
 */
function Reads() {
  const client = useQueryClient();
  useState(() => client.setQueryData(queryKeys.profile, { payment: fixtures.cardPayment }));
  return null;
}

test('a component that changes the query cache while rendering updates the link without a React warning', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => said.mockRestore());
  const Late = () => {
    const [shown, setShown] = useState(false);
    return shown ? <Reads /> : <button onClick={() => setShown(true)}>Read</button>;
  };
  const { user } = renderWithProviders(
    <>
      <SupportLink />
      <Late />
    </>,
    { queryClient: createQueryClient() },
  );
  await user.click(screen.getByRole('button', { name: 'Read' }));
  await waitFor(() =>
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('(BB-7K3M-Q2)'),
    ),
  );
  expect(said).not.toHaveBeenCalled();
});

import { LoadingOverlay } from '@bank-bonuses/ui';

/** Covers the page while the registration is sent. */
export const SendingOverlay = () => (
  <LoadingOverlay
    label="Sending your registration"
    description="This can take up to a minute. Please keep this page open."
  />
);

import { paths, recoveryQuery, typedEmailIn, type TypedEmail } from '@bank-bonuses/product/routes';
import { PublicPage, Stack, Text, TextLink } from '@bank-bonuses/ui';
import { Link, useLocation } from 'react-router';
import { BackToLogin } from '../BackToLogin.tsx';
import { RequestLinkForm } from './RequestLinkForm.tsx';
import { useLinkRequest } from './useLinkRequest.ts';

/** Renders the page without `type=recovery`: the form that requests the recovery email. */
export function RequestLinkScreen() {
  const request = useLinkRequest(typedEmailIn(useLocation().state));
  const recovery = `${paths.resetPassword}?${recoveryQuery.name}=${recoveryQuery.value}`;
  return (
    <PublicPage
      title="Reset Password"
      description="Enter your email address, and we will send you a link to choose a new password."
    >
      <Stack gap="lg">
        <RequestLinkForm request={request} />
        {request.sentTo !== undefined && (
          <Text>
            Opened the email on another device?{' '}
            <TextLink
              render={<Link to={recovery} state={{ email: request.sentTo } satisfies TypedEmail} />}
            >
              Enter the 6-digit code
            </TextLink>
          </Text>
        )}
        <BackToLogin email={request.email} />
      </Stack>
    </PublicPage>
  );
}

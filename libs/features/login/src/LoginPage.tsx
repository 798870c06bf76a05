import { useSession } from '@bank-bonuses/auth';
import { usePortalConfig } from '@bank-bonuses/product/react';
import { paths, type TypedEmail } from '@bank-bonuses/product/routes';
import { Notice, PublicPage, Stack, Text, TextLink } from '@bank-bonuses/ui';
import { useRef, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { AboutService } from './AboutService.tsx';
import { Agreement } from './Agreement.tsx';
import { LoginForm } from './LoginForm.tsx';
import { ProviderButtons } from './providers/ProviderButtons.tsx';

/** Renders /login. The shell redirects customers who are already signed in. */
export function LoginPage() {
  const session = useSession();
  const offersProviders = usePortalConfig()?.signInProviders;
  const navigate = useNavigate();
  const emailField = useRef<HTMLInputElement>(null);
  /**
   * Passes the typed address to the reset-password page in router state. A new tab has no router
   * state, so there the customer has to type the address again.
   */
  const toReset = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const state: TypedEmail = { email: emailField.current?.value.trim() ?? '' };
    void navigate(paths.resetPassword, { state });
  };
  const hasEnded = session.status === 'signed-out' && session.hasEnded;
  return (
    <PublicPage
      title="Welcome back"
      description="Login with your email and password"
      aside={<AboutService />}
      asideTitle="What we do for you"
      footer={<Agreement />}
    >
      <Stack gap="lg">
        {hasEnded && (
          <Notice role="status">
            You have been logged out because your session has ended. Please log in again.
          </Notice>
        )}
        <LoginForm emailField={emailField} />
        <Stack gap="xs" align="start">
          <TextLink standalone onClick={toReset} render={<Link to={paths.resetPassword} />}>
            Forgot your password?
          </TextLink>
          <Text>
            Don&apos;t have an account?{' '}
            <TextLink render={<Link to={paths.register} />}>Sign up</TextLink>
          </Text>
        </Stack>
        {offersProviders && <ProviderButtons />}
      </Stack>
    </PublicPage>
  );
}

import { Button, Notice, PublicPage, Stack } from '@bank-bonuses/ui';
import { Component, type ReactNode } from 'react';

export interface WizardErrorBoundaryProps {
  /** The page of the wizard. Its form state must be outside of the boundary. */
  children: ReactNode;
  /** Called after the page was rendered again. */
  onRedrawn: () => void;
}

interface WizardErrorBoundaryState {
  hasFailed: boolean;
}

/**
 * An error boundary that can render the wizard again. An error page in its place would unmount the
 * form and lose everything that is not stored: password, SSN, date of birth, photos.
 */
export class WizardErrorBoundary extends Component<
  WizardErrorBoundaryProps,
  WizardErrorBoundaryState
> {
  override state: WizardErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): WizardErrorBoundaryState {
    return { hasFailed: true };
  }

  override componentDidUpdate(_props: WizardErrorBoundaryProps, before: WizardErrorBoundaryState) {
    if (before.hasFailed && !this.state.hasFailed) this.props.onRedrawn();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <PublicPage title="Something went wrong">
        <Stack gap="lg">
          <Notice tone="critical" role="alert">
            The page could not be shown. Everything you entered is still here.
          </Notice>
          <Button fullWidth onClick={() => this.setState({ hasFailed: false })}>
            Show the page again
          </Button>
        </Stack>
      </PublicPage>
    );
  }
}

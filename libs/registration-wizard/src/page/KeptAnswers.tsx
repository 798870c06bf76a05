import { Button, Notice, PublicPage, Stack } from '@bank-bonuses/ui';
import { Component, type ReactNode } from 'react';

export interface KeptAnswersProps {
  /** The page of the wizard. The form that it fills in stands above it. */
  children: ReactNode;
  /** Called once the page stands there again. */
  onRedrawn: () => void;
}

interface KeptAnswersState {
  hasFailed: boolean;
}

/**
 * Catches what fails while the wizard is drawn, and draws it again. An error page in the place of the whole
 * wizard would end the form, with all that is not stored: password, number, birth date, photos.
 */
export class KeptAnswers extends Component<KeptAnswersProps, KeptAnswersState> {
  override state: KeptAnswersState = { hasFailed: false };

  static getDerivedStateFromError(): KeptAnswersState {
    return { hasFailed: true };
  }

  override componentDidUpdate(_props: KeptAnswersProps, before: KeptAnswersState) {
    if (before.hasFailed && !this.state.hasFailed) this.props.onRedrawn();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <PublicPage heading="Something went wrong">
        <Stack gap="lg">
          <Notice tone="critical" role="alert">
            The page could not be shown. Everything you entered is still here.
          </Notice>
          <Button fullWidth onClick={() => this.setState({ hasFailed: false })}>
            Show it again
          </Button>
        </Stack>
      </PublicPage>
    );
  }
}

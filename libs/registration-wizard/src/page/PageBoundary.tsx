import { Button, Notice, PublicPage, Stack } from '@bank-bonuses/ui';
import { Component, type ReactNode } from 'react';

interface PageBoundaryProps {
  /** Called after the children have been rendered again. */
  onRetried: () => void;
  children: ReactNode;
}

interface PageBoundaryState {
  hasFailed: boolean;
}

/**
 * Shows a button that renders the children again after an error of rendering, for example on a page
 * that a browser extension has changed.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): PageBoundaryState {
    return { hasFailed: true };
  }

  override componentDidUpdate(_props: PageBoundaryProps, before: PageBoundaryState) {
    if (before.hasFailed && !this.state.hasFailed) this.props.onRetried();
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

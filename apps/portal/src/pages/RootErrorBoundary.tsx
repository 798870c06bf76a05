import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';
import { errorMessages } from './errorMessages.ts';

interface RootErrorBoundaryState {
  error?: unknown;
}

/** Catches errors outside of all routes, so that the page is never blank. */
export class RootErrorBoundary extends Component<{ children: ReactNode }, RootErrorBoundaryState> {
  override state: RootErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): RootErrorBoundaryState {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <ErrorPage {...errorMessages(error)} />;
  }
}

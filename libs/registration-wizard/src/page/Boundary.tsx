import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  /** Returns what is shown after an error. It may throw the error to the next boundary. */
  failed: (error: Error, retry: () => void) => ReactNode;
  /** Called after a retry has rendered the children again. */
  onRetried?: () => void;
  children: ReactNode;
}

interface BoundaryState {
  error: Error | undefined;
}

/** An error boundary that can render its children again. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined };

  static getDerivedStateFromError(error: Error): BoundaryState {
    return { error };
  }

  override componentDidUpdate(_props: BoundaryProps, before: BoundaryState) {
    if (before.error && !this.state.error) this.props.onRetried?.();
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return this.props.failed(error, () => this.setState({ error: undefined }));
  }
}

import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { LoadCodeError, loadCode } from '../loadCode.ts';

interface BoundaryProps {
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

/** The replacement of a part whose code could not be loaded. */
export type Failed = ComponentType<{ error: LoadCodeError; onRetry: () => void }>;

interface LazyPartOptions {
  /** Shown while the code is loading. @default nothing */
  fallback?: ReactNode;
  /** Shown if the code could not be loaded. @default nothing, until the part is mounted again */
  Failed?: Failed;
}

/** A component whose code is loaded when it is rendered first. */
export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** Loads the code ahead. Ignores failures, which the component shows. */
  preload: () => Promise<void>;
  isLoaded: () => boolean;
}

/** Returns a component whose code is loaded on demand, with a retry after a failure. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, Failed }: LazyPartOptions = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;

  // React remembers the failure of a lazy component, so a retry needs a new one.
  const create = () =>
    lazy(async () => {
      try {
        return { default: (loaded ??= await loadCode(load)) };
      } catch (error) {
        if (Failed) throw error;
        pending = create();
        return { default: () => null };
      }
    });
  let pending = create();

  function LazyPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>(() => loaded ?? pending);
    const part = (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
    if (!Failed) return part;
    const failed = (error: Error, retry: () => void) => {
      if (!(error instanceof LoadCodeError)) throw error;
      const onRetry = () => {
        pending = create();
        setPart(pending);
        retry();
      };
      return <Failed error={error} onRetry={onRetry} />;
    };
    return <Boundary failed={failed}>{part}</Boundary>;
  }
  const preload = async () => {
    loaded ??= await load().catch(() => undefined);
  };
  return Object.assign(LazyPart, { preload, isLoaded: () => loaded !== undefined });
}

import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { LoadCodeError, loadCode } from '../loadCode.ts';

interface BoundaryProps {
  /** Returns what is shown instead of a part whose code could not be loaded. */
  failed: (error: LoadCodeError) => ReactNode;
  onFailed: () => void;
  children: ReactNode;
}

/** Catches only the errors of code that could not be loaded. */
class LoadBoundary extends Component<BoundaryProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof LoadCodeError) return this.props.failed(error);
    throw error;
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

const Nothing = () => null;

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
  let pending = create();

  const loadOnce = async () => {
    loaded ??= await loadCode(load);
    return loaded;
  };
  // React remembers the failure of a lazy component, so a retry needs a new one.
  function create() {
    return lazy(async () => {
      try {
        return { default: await loadOnce() };
      } catch (error) {
        if (Failed) throw error;
        renew();
        return { default: Nothing };
      }
    });
  }
  function renew() {
    pending = create();
  }

  function LazyPart(props: Props) {
    const [{ Part, tries }, setPart] = useState({ Part: loaded ?? pending, tries: 0 });
    const retry = () => setPart({ Part: pending, tries: tries + 1 });
    const part = (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
    if (!Failed) return part;
    return (
      <LoadBoundary
        key={tries}
        onFailed={renew}
        failed={(error) => <Failed error={error} onRetry={retry} />}
      >
        {part}
      </LoadBoundary>
    );
  }
  const preload = async () => {
    loaded ??= await load().catch(() => undefined);
  };
  return Object.assign(LazyPart, { preload, isLoaded: () => loaded !== undefined });
}

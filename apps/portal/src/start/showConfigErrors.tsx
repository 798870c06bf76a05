import { createRoot } from 'react-dom/client';
import { ConfigErrorPage } from '../pages/ConfigErrorPage.tsx';

/** Renders the configuration errors. Loaded on demand: a portal with valid settings never needs it. */
export function showConfigErrors(container: HTMLElement, errors: string[]): void {
  createRoot(container).render(<ConfigErrorPage errors={errors} />);
}

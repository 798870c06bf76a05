import { createRoot } from 'react-dom/client';

/** Loaded only where it is needed: every other visitor should not pay for it. */
export async function showConfigProblem(container: HTMLElement, problems: string[]): Promise<void> {
  const { ConfigProblemPage } = await import('../pages/ConfigProblemPage.tsx');
  createRoot(container).render(<ConfigProblemPage problems={problems} />);
}

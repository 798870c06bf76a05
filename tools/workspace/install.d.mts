export function pinnedNode(root: string): string;
export function installPackages(
  root: string,
  options?: { npm?: string; timeoutMs?: number },
): Promise<void>;

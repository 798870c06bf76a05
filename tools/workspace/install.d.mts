export const fullRunFolder: string;
export function isInstalled(folder: string): boolean;
export function pinnedNode(root: string): string;
export function installWorkspace(root: string): Promise<void>;
export function installFullRun(): Promise<void>;

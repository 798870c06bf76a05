export function packedManifest(root: string): string;
export function strip(root: string): void;
export function restore(root: string): void;

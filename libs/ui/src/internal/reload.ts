/**
 * Whether only a reload of the page helps against a failed `import()`: whoever bundles the kit may mark
 * the error so, when a newer deployment has removed the file.
 */
export function needsReload(error: unknown): boolean {
  return error instanceof Error && 'needsReload' in error && error.needsReload === true;
}

export const reloadLabel = 'Load the page again';

export function reloadPage(): void {
  location.reload();
}

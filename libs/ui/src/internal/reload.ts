/**
 * Returns whether only a reload of the page fixes a failed `import()`. A bundle's own loader may
 * set `needsReload` on the error when a newer deployment has removed the file.
 */
export function needsReload(error: unknown): boolean {
  return error instanceof Error && 'needsReload' in error && error.needsReload === true;
}

/** Label shared by every component that offers a reload. */
export const reloadLabel = 'Load the page again';

/** Reloads the page, also to get the files of a newer deployment. */
export function reloadPage(): void {
  location.reload();
}

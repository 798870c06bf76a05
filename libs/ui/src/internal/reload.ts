/** Label shared by every component that offers a reload. */
export const reloadLabel = 'Load the page again';

/** Reloads the page, also to get the files of a newer deployment. */
export function reloadPage(): void {
  location.reload();
}

/** Loads another document in place of this one. Tests replace its functions. */
export const documentLoader = {
  replace: (url: string) => window.location.replace(url),
  reload: () => window.location.reload(),
};

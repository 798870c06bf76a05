const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/** Returns the file extension in lower case, without the dot. */
export function extensionOf(path: string): string {
  return /\.([A-Za-z0-9]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** Returns the media type of a file of the built portal. */
export function contentTypeOf(path: string): string {
  return types[extensionOf(path)] ?? 'application/octet-stream';
}

/**
 * Returns whether a path has a file extension of the portal, so that it is not the path of a page.
 */
export function namesFile(path: string): boolean {
  const extension = extensionOf(path);
  return extension === 'map' || (extension !== 'html' && extension in types);
}

/** Returns whether a file should be compressed; images and fonts are compressed already. */
export function isCompressible(path: string): boolean {
  return !['ico', 'jpg', 'png', 'webp', 'woff2'].includes(extensionOf(path));
}

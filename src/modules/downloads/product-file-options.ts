/** How a storage keeps files that products give to download: it tells nobody what they are. */
export const productFileOptions = {
  contentType: 'application/octet-stream',
  cacheControl: 'private, no-store',
};

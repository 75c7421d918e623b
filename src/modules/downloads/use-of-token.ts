/** What the token of a link is encrypted for: it opens in no other row. */
export const useOfDownloadToken = (grantId: string): string => `download:${grantId}`;

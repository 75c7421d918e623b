/** Of the shared link that shows the page, whose prices may be others than those of now; null for visitors. */
export function readPreviewToken(): string | null {
  return new URLSearchParams(location.search).get('vt-preview');
}

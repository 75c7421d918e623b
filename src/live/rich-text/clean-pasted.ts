import DOMPurify from 'dompurify';

import { editableTags } from './needs-source.ts';

const pastedTags = [...editableTags, 'h1', 'h5', 'h6'];

/** Words, structure and links of what was copied elsewhere, before the browser makes elements of it. */
export function cleanPasted(html: string): string {
  return DOMPurify.sanitize(html, { ALLOWED_TAGS: pastedTags, ALLOWED_ATTR: ['href'] });
}

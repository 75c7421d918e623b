import type { messages } from '#locales/en/admin/redirect-problems.ts';

import { textPart } from '../../i18n/text-part.ts';

/** What is wrong with a line, by the key that the server gives. */
export const problemTexts = textPart<typeof messages>('admin/redirect-problems');

import type { messages } from '#locales/en/admin/integrations.ts';

import { textPart } from '../i18n/text-part.ts';

export const integrationsTexts = textPart<typeof messages>('admin/integrations');

import { cleanSettings } from '#domain/settings/clean-settings.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { sanitizeRichText } from '#platform/html/sanitize-rich-text.ts';

/** Settings whose rich text is safe to show. */
export function sanitizeSettings(settings: Settings): Settings {
  return cleanSettings(settings, sanitizeRichText);
}

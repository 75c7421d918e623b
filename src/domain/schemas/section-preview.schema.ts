import { z } from 'zod';

import { languageCodes } from '#locales/languages.ts';

/** `presets`: what the library offers, filled for this shop; `examples`: every state of one type. */
export const sectionPreviewQuerySchema = z.enum(['presets', 'examples']);

/** A section that somebody tries out. */
export const triedSectionSchema = z.strictObject({
  type: z.string().min(1).max(60),
  options: z.record(z.string(), z.unknown()),
  items: z.array(z.unknown()).max(500),
});
export type TriedSection = z.infer<typeof triedSectionSchema>;

const sectionPreviewSchema = z.object({
  type: z.string(),
  /** Place among the presets or examples of its type. */
  index: z.int(),
  name: z.string(),
  /** Drawn as visitors would see it; nothing of it may run. */
  html: z.string(),
  /** Its own styles by screen, beside those of its type. */
  css: z.string(),
  options: z.record(z.string(), z.unknown()),
  items: z.array(z.unknown()),
});
export type SectionPreview = z.infer<typeof sectionPreviewSchema>;

export const sectionPreviewsSchema = z.object({
  language: z.enum(languageCodes),
  /** What every page of the shop carries: theme, fonts, base. */
  css: z.string(),
  /** By section type. */
  typeCss: z.record(z.string(), z.string()),
  previews: z.array(sectionPreviewSchema),
});
export type SectionPreviews = z.infer<typeof sectionPreviewsSchema>;

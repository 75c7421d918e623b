import { z } from 'zod';

import { documentSectionSchema, type DocumentSection } from '#domain/editing/documents.schema.ts';
import { isStorable } from '#domain/editing/is-storable.ts';

const storageKey = 'vt-builder-clipboard';
const longest = 2_000_000;

const clipboardSchema = z.object({
  vitrina: z.literal('sections'),
  sections: z
    .array(documentSectionSchema.refine((section) => isStorable(section)))
    .min(1)
    .max(1000),
});

/** Sections as text, for the system's clipboard as well. */
export function writeSections(sections: readonly DocumentSection[]): string {
  return JSON.stringify({ vitrina: 'sections', sections });
}

/** Sections of a text that was copied in some builder; null for any other text. */
export function readSections(text: string | null): DocumentSection[] | null {
  if (text === null || text.length > longest || !text.trimStart().startsWith('{')) return null;
  try {
    const parsed = clipboardSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data.sections : null;
  } catch {
    return null;
  }
}

/**
 * Copies sections so that they can be pasted on another page, in another tab, after a reload and, where the
 * browser lets us at its clipboard, in another shop.
 */
export function copyToClipboard(sections: readonly DocumentSection[]): void {
  const text = writeSections(sections);
  try {
    localStorage.setItem(storageKey, text);
  } catch {
    // Too large or forbidden: the system's clipboard has it.
  }
  if ('clipboard' in navigator) void navigator.clipboard.writeText(text).catch(() => undefined);
}

/** What was copied last in this browser. */
export function readFromClipboard(): DocumentSection[] | null {
  try {
    return readSections(localStorage.getItem(storageKey));
  } catch {
    return null;
  }
}

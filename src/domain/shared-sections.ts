/** The type of a section that stands for a shared one: where it stands, pages show what the shared one holds. */
export const sharedType = 'shared';

/** Sections of a shared one. */
export const mostSharedParts = 20;
/** Shared sections of a shop. */
export const mostSharedSections = 200;

/** Where shared sections have their address in the builder: no slug of a page has a slash. */
const folder = 'shared-sections/';

export const sharedSlug = (name: string): string => `${folder}${name}`;

/** Whether a document with this slug is a shared section. */
export function isSharedSlug(slug: string): boolean {
  return slug.startsWith(folder);
}

interface Reference {
  type: string;
  options: Readonly<Record<string, unknown>>;
}

/** The id of the shared section that a section stands for; null for any other section. */
export function sharedIdOf({ type, options }: Reference): number | null {
  const id = options['sharedId'];
  return type === sharedType && typeof id === 'number' ? id : null;
}

/**
 * Names the shared sections that a page shows, for caches. What stands for one that was put in is switched off, and
 * one that is hidden shows nothing.
 */
export function sharedTags(sections: readonly (Reference & { hidden: boolean })[]): string[] {
  const shown = sections.flatMap((section) => (section.hidden ? [] : (sharedIdOf(section) ?? [])));
  return [...new Set(shown)].map((id) => `block:${id}`);
}

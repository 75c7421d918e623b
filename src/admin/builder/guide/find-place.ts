import { describeSection } from '#sections/framework/describe-fields.ts';
import type { SectionDefinition } from '#sections/framework/define-section.ts';

import type { LeftTab } from '../workspace/workspace.ts';
import type { Target } from './target.ts';

/** Panels where groups of the settings are edited; the others have their screens in the back office. */
const tabs: Readonly<Record<string, LeftTab>> = {
  styles: 'theme',
  header: 'header',
  footer: 'header',
  seo: 'seo',
};

/** The tab on the left that a target is edited in; null for one of the page, or of the back office. */
export function tabOf({ key, group }: Target): LeftTab | null {
  if (key.startsWith('menu:')) return 'menus';
  return group !== undefined && Object.hasOwn(tabs, group) ? (tabs[group] ?? null) : null;
}

/** The group of a section's panel that holds a field; null where the path names none. */
export function groupOf({ itemId, path = [] }: Target, definition: SectionDefinition): string | null {
  if (itemId !== undefined) return 'items';
  const [root, ...inner] = path;
  if (root === 'styles') return 'screens';
  if (root !== 'options') return root === undefined ? null : 'advanced';
  const { fields } = describeSection(definition);
  return (
    namesOf(inner).flatMap((name) => fields.find((field) => field.name === name)?.group ?? [])[0] ?? null
  );
}

/**
 * Where the field of a target may be drawn, the most exact first: a path leads into a field, such as the third
 * picture of a list.
 */
export function selectorsOf({ key, sectionId, itemId, entryId, group, path = [] }: Target): string[] {
  const inside = (place: string, names: readonly string[]) =>
    names.map((name) => `${place} [data-field=${quote(name)}]`);
  if (entryId !== undefined) {
    const row = `.vt-panel--left [data-entry=${quote(entryId)}]`;
    return [...inside(row, namesOf(path)), row];
  }
  if (key === 'settings') {
    return group === undefined ? [] : inside('.vt-panel--left', namesOf([group, ...path]));
  }
  if (sectionId === undefined) return [];
  if (itemId !== undefined) {
    const row = `.vt-panel--right [data-item=${quote(itemId)}]`;
    return [
      ...inside(
        row,
        namesOf(path).map((name) => `items.${name}`),
      ),
      row,
    ];
  }
  const [root, ...inner] = path;
  return inside('.vt-panel--right', namesOf(root === 'options' ? inner : path));
}

/** `a.b.c`, `a.b`, `a`. */
function namesOf(path: readonly string[]): string[] {
  return path.map((_, index) => path.slice(0, path.length - index).join('.'));
}

function quote(name: string): string {
  return `"${name.replaceAll(/["\\\n]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;
}

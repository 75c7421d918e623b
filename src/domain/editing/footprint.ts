import type { Intent } from './intents.schema.ts';
import { arePathsNested } from './paths.ts';

/**
 * What an intent touches, as paths from the outside in: two intents get in each other's way when a path of
 * one begins a path of the other. Removing a section touches all that is in it.
 */
export function footprintOf(intent: Intent): string[][] {
  switch (intent.type) {
    case 'page.update':
      return intent.changes.map(({ path }) => ['page', ...path]);
    case 'section.add':
      return [sectionPath(intent.section.id)];
    case 'section.remove':
      return [sectionPath(intent.id)];
    case 'section.update':
      return intent.changes.map(({ path }) => [...sectionPath(intent.id), 'fields', ...path]);
    case 'section.move':
      return [[...sectionPath(intent.id), 'place']];
    case 'item.add':
      return [itemPath(intent.section, intent.item.id)];
    case 'item.remove':
      return [itemPath(intent.section, intent.id)];
    case 'item.update':
      return intent.changes.map(({ path }) => [...itemPath(intent.section, intent.id), 'fields', ...path]);
    case 'item.move':
      return [[...itemPath(intent.section, intent.id), 'place']];
    case 'settings.update':
      return intent.changes.map(({ path }) => ['settings', intent.group, ...path]);
    case 'entry.add':
      return [['entry', intent.entry.id]];
    case 'entry.remove':
      return [['entry', intent.id]];
    case 'entry.update':
      return intent.changes.map(({ path }) => ['entry', intent.id, 'fields', ...path]);
    case 'entry.move':
      return [['entry', intent.id, 'place']];
  }
}

/** Whether two edits touch the same: a path of one is, begins or lies within a path of the other. */
export function overlaps(one: readonly string[][], other: readonly string[][]): boolean {
  return one.some((path) => other.some((rival) => arePathsNested(path, rival)));
}

function sectionPath(id: string): string[] {
  return ['section', id];
}

function itemPath(section: string, id: string): string[] {
  return [...sectionPath(section), 'items', id];
}

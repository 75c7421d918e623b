import type { GroupedProperty, Property } from './properties.section.ts';

export interface PropertyGroup {
  /** Empty for those that name no group. */
  title: string;
  properties: Property[];
}

/** Properties that say something, by their groups, each group where its first property stands. */
export function groupProperties(items: readonly GroupedProperty[]): PropertyGroup[] {
  const groups = new Map<string, GroupedProperty[]>();
  for (const property of listProperties(items)) {
    const title = property.group.trim();
    groups.set(title, [...(groups.get(title) ?? []), property]);
  }
  return [...groups].map(([title, properties]) => ({ title, properties }));
}

/** Those with a name and a value. */
export function listProperties<P extends Property>(items: readonly P[]): P[] {
  return items.filter(({ name, value }) => name.trim() !== '' && value.trim() !== '');
}

/** `32 cm`, which never breaks before its unit. */
export function printValue({ value, unit }: Property): string {
  return unit.trim() === '' ? value : `${value}\u00a0${unit}`;
}

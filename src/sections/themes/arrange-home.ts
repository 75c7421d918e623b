import type { DocumentSection, PageDocument } from '#domain/editing/documents.schema.ts';
import { isFields } from '#domain/editing/fields.ts';
import { layOver } from '#domain/themes/apply-theme.ts';
import type { HomePlace } from '#domain/themes/theme.schema.ts';

import { dropUnknownOptions } from '../framework/drawn-options.ts';
import type { DefinitionRegistry } from '../framework/registry.ts';

interface Start {
  options: Record<string, unknown>;
  items: readonly unknown[];
}

interface ArrangeHomeInput {
  definitions: DefinitionRegistry;
  /** A preset as the shop's library offers it; null when it does not. */
  presetOf(type: string, name: string): Start | null;
  mintId(): string;
}

/**
 * A home page in a theme's order and looks. Each place is taken by a section that the page has, with all that
 * was written into it; places that nothing stands for begin with a preset. Sections that the theme has no
 * place for follow after it as they are: nothing is taken away.
 */
export function arrangeHome(
  page: PageDocument,
  places: readonly HomePlace[],
  { definitions, presetOf, mintId }: ArrangeHomeInput,
): PageDocument {
  const left = page.order.flatMap((id) => page.sections[id] ?? []);
  const arranged: DocumentSection[] = [];
  for (const place of places) {
    const at = left.findIndex(({ type, enable }) => enable && place.takes.includes(type));
    const [present] = at === -1 ? [] : left.splice(at, 1);
    const section = present ? dress(present, place, definitions, mintId) : begin(place);
    if (section) arranged.push(section);
  }
  const all = [...arranged, ...left];
  return {
    ...page,
    sections: Object.fromEntries(all.map((section) => [section.id, section])),
    order: all.map(({ id }) => id),
  };

  function begin({ type, from, look }: HomePlace): DocumentSection | null {
    const start = from === null ? null : presetOf(type, from);
    const version = definitions.get(type)?.version;
    if (!start || version === undefined) return null;
    return {
      id: mintId(),
      type,
      version,
      enable: true,
      hidden: false,
      options: layOver(structuredClone(start.options), look) as Record<string, unknown>,
      items: start.items.filter(isFields).map((item) => ({ ...structuredClone(item), id: mintId() })),
      styles: {},
    };
  }
}

/** Types that a place lets stand for each other share their content, so a change of type keeps all of it. */
function dress(
  section: DocumentSection,
  { type, look }: HomePlace,
  definitions: DefinitionRegistry,
  mintId: () => string,
): DocumentSection {
  const options = layOver(section.options, look) as Record<string, unknown>;
  const fits = (name: string) => {
    const definition = definitions.get(name);
    return (
      definition !== undefined &&
      definition.options.safeParse(options).success &&
      section.items.every((item) => definition.item.safeParse(item).success)
    );
  };
  const definition = definitions.get(type);
  if (section.type !== type && definition && fits(type)) {
    // A draft takes no field that its section does not know.
    const items = section.items.map(({ id, ...item }) => ({
      ...dropUnknownOptions(definition.item, item),
      id,
    }));
    return {
      ...section,
      id: mintId(),
      type,
      version: definition.version,
      options: dropUnknownOptions(definition.options, options),
      items,
    };
  }
  return fits(section.type) ? { ...section, options } : section;
}

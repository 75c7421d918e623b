import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument, MenuDocument, PageDocument } from '#domain/editing/documents.schema.ts';
import { menuEntriesOf } from '#domain/editing/menu-entries.ts';
import { composeLayer } from '#domain/layers/compose-layer.ts';
import type { Section } from '#domain/schemas/section.schema.ts';
import { parseSettings, type Settings } from '#domain/settings/settings.schema.ts';
import type { MenuReader } from '#modules/menus/menu-reader.ts';
import { readMenuEntries } from '#modules/menus/read-menus.ts';
import type { PageReader, PublishedPage } from '#modules/pages/page-reader.ts';
import { toDocument } from '#modules/pages/to-document.ts';
import { toMenuDocument } from '#modules/pages/to-menu-document.ts';
import { cleanSections } from '#modules/publishing/clean-sections.ts';
import { sanitizeSettings } from '#modules/settings/sanitize-settings.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { createLoadingCache } from '#platform/cache/loading-cache.ts';
import { hasTag } from '#platform/cache/tags.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';

import type { ActivePatch, ApprovedLayers } from './approved-layers.ts';

interface ReadersDeps {
  db: Kysely<Database>;
  definitions: DefinitionRegistry;
  approved: Pick<ApprovedLayers, 'listActive'>;
}

/** Readers of what is published, over which active layers lie. What no layer speaks of is handed on untouched. */
export function createComposedReaders({ db, definitions, approved }: ReadersDeps) {
  const compose = async <Live extends object>(
    key: DocumentKey,
    live: Live,
    over: (live: Live, patches: readonly ActivePatch[]) => Live,
  ): Promise<Live> => {
    const patches = await approved.listActive(key);
    return patches.length === 0 ? live : over(live, patches);
  };
  const overPage = keepComposed((page: PublishedPage, patches) => composePage(page, patches, definitions));
  const overSettings = keepComposed(composeSettings);
  const overMenu = keepComposed((menu: MenuDocument, patches) => lay(menu, patches));
  const menuDocuments = createLoadingCache<string, MenuDocument>({
    max: 200,
    load: async (names) => {
      const loaded = names.map(
        async (name) => [name, toMenuDocument((await readMenuEntries(db, name)) ?? [])] as const,
      );
      return new Map(await Promise.all(loaded));
    },
  });

  return {
    pages(reader: PageReader): PageReader {
      const composed = (page: PublishedPage) => compose(`page:${page.id}`, page, overPage);
      const composedOrNone = (page: PublishedPage | null) => (page ? composed(page) : null);
      return {
        ...reader,
        findBySlug: async (kind, slug) => composedOrNone(await reader.findBySlug(kind, slug)),
        findHome: async () => composedOrNone(await reader.findHome()),
        findByIds: async (ids) => Promise.all((await reader.findByIds(ids)).map(composed)),
        findShared: async (ids) => Promise.all((await reader.findShared(ids)).map(composed)),
      };
    },
    settings: (reader: SettingsReader): SettingsReader => ({
      ...reader,
      read: async () => compose('settings', await reader.read(), overSettings),
    }),
    menus: (reader: MenuReader): MenuReader => ({
      ...reader,
      async findByNames(names) {
        const live = await reader.findByNames(names);
        for (const name of names) {
          const patches = await approved.listActive(`menu:${name}`);
          const document = patches.length > 0 && (await menuDocuments.get(name));
          if (document) live[name] = menuEntriesOf(overMenu(document, patches));
        }
        return live;
      },
      invalidate(tags) {
        reader.invalidate(tags);
        if (hasTag(tags, 'menus')) menuDocuments.clear();
      },
    }),
  };
}

/** Composes once what is asked for with the same patches over the same object. */
function keepComposed<Live extends object>(
  over: (live: Live, patches: readonly ActivePatch[]) => Live,
): (live: Live, patches: readonly ActivePatch[]) => Live {
  const kept = new WeakMap<Live, { signature: string; composed: Live }>();
  return (live, patches) => {
    const signature = patches.map((one) => one.signature).join();
    const known = kept.get(live);
    if (known?.signature === signature) return known.composed;
    const composed = over(live, patches);
    kept.set(live, { signature, composed });
    return composed;
  };
}

function lay<Document extends EditableDocument>(live: Document, patches: readonly ActivePatch[]): Document {
  let document = live;
  for (const { patch } of patches) document = composeLayer(document, patch).document;
  return document;
}

/** Sections that no layer speaks of stay the very same: what was parsed and drawn of them is good. */
function composePage(
  page: PublishedPage,
  patches: readonly ActivePatch[],
  definitions: DefinitionRegistry,
): PublishedPage {
  const { title, slug, meta } = page;
  const stored = new Map(page.sections.map((section) => [section.id, section]));
  const content = { sections: Object.fromEntries(stored), order: [...stored.keys()] };
  const live: PageDocument = toDocument({ title, slug, meta, content });
  const composed = lay(live, patches);
  const changed = Object.entries(composed.sections).filter(([id, section]) => section !== live.sections[id]);
  const clean = cleanSections({ ...composed, sections: Object.fromEntries(changed) }, definitions).sections;
  const sections = composed.order.flatMap((id): Section[] => {
    const section = clean[id] ?? stored.get(id);
    return section ? [section] : [];
  });
  return { ...page, title: composed.title, meta: composed.meta, sections };
}

function composeSettings(live: Settings, patches: readonly ActivePatch[]): Settings {
  const { groups } = lay({ kind: 'settings' as const, groups: { ...live } }, patches);
  return sanitizeSettings(parseSettings(groups));
}

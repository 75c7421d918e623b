import type { ArticleCard } from '#domain/schemas/article.schema.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import type { Section } from '#domain/schemas/section.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { sharedIdOf } from '#domain/shared-sections.ts';
import { isVisibleSection, visibleSections } from '#domain/visible-sections.ts';
import { sanitizeRichText } from '#platform/html/sanitize-rich-text.ts';
import { withTimeout } from '#platform/timeouts/with-timeout.ts';
import type { DataNeeds } from '#sections/framework/data-needs.ts';
import type { PageContext } from '#sections/framework/page-context.ts';
import {
  parseSection,
  sectionNeeds,
  type ParsedSection,
  type ParseOutcome,
} from '#sections/framework/prepare-section.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';
import type { PreparedSection } from '#sections/framework/render-section.tsx';

import type { DataSources } from './data-sources.ts';
import { makePlaceholder } from './placeholder-section.ts';
import { resolveNeeds } from './resolve-needs.ts';

interface LoadSectionsRequest {
  sections: readonly Section[];
  page: PageContext;
  settings: Settings;
  /** True in the builder's frame: hidden sections stay, unknown and broken ones become placeholders. */
  editing?: boolean;
  /** Reads what shared sections hold where they are drawn as such, in the builder's frame; empty for one that is not there. */
  readShared?: (sharedId: number) => Promise<readonly Section[]>;
  /** Pictures that the page shows beside its sections (logo, shared image), to be fetched along. */
  imageIds?: readonly number[];
}

export interface LoadedSections {
  sections: PreparedSection[];
  images: Map<number, Image>;
  /** Every product and article that the sections' data holds, each once. */
  products: Product[];
  articles: ArticleCard[];
}

export interface SectionLoader {
  /** One that takes some of the data from elsewhere. */
  withSources(others: Partial<DataSources>): SectionLoader;
  load(request: LoadSectionsRequest): Promise<LoadedSections>;
}

export interface SectionLoaderOptions {
  definitions: DefinitionRegistry;
  sources: DataSources;
  /** Heard of broken sections, unknown types (each type once) and needs that failed. */
  onProblem?: (problem: SectionProblem) => void;
  timeoutMs?: number;
}

export type SectionProblem =
  | { kind: 'unknown-type'; type: string }
  | { kind: 'broken'; sectionId: string; type: string; reason: string }
  | { kind: 'data'; need: string; error: unknown };

type Candidate = { stored: Section; parsed: ParsedSection | null; needs: DataNeeds };

/** Turns stored sections into ones that a view can draw, with all their data in one batch a kind. */
export function createSectionLoader({
  definitions,
  sources: ownSources,
  onProblem = () => {},
  timeoutMs = 3000,
}: SectionLoaderOptions): SectionLoader {
  // Keyed by the stored object: page readers hand out the same one as long as a page's version stays
  // cached, so parsing and sanitising happen once a version and need no invalidation of their own.
  const parsedBySection = new WeakMap<Section, ParsedSection | null>();
  const reportedTypes = new Set<string>();

  function parse(stored: Section): ParsedSection | null {
    const known = parsedBySection.get(stored);
    if (known !== undefined) return known;
    const parsed = parseNew(stored);
    parsedBySection.set(stored, parsed);
    return parsed;
  }

  function parseNew(stored: Section): ParsedSection | null {
    const definition = definitions.get(stored.type);
    if (!definition) {
      reportUnknownType(stored.type);
      return null;
    }
    const outcome = guardParse(() => parseSection(stored, definition, sanitizeRichText));
    if (outcome.ok) return outcome.parsed;
    onProblem({ kind: 'broken', sectionId: stored.id, type: stored.type, reason: outcome.reason });
    return null;
  }

  function reportUnknownType(type: string): void {
    if (reportedTypes.has(type) || reportedTypes.size >= 1000) return;
    reportedTypes.add(type);
    onProblem({ kind: 'unknown-type', type });
  }

  function needsOf(parsed: ParsedSection, page: PageContext): DataNeeds {
    try {
      return sectionNeeds(parsed, page);
    } catch (error) {
      const { id: sectionId, type } = parsed.section;
      onProblem({ kind: 'broken', sectionId, type, reason: String(error) });
      return {};
    }
  }

  const loaderOf = (sources: DataSources): SectionLoader => ({
    withSources: (others) => loaderOf({ ...sources, ...others }),
    async load({ sections, page, settings, editing = false, readShared, imageIds = [] }) {
      const imagesOfParts: Image[] = [];
      const readParts = async (sharedId: number): Promise<PreparedSection[]> => {
        const parts = (await readShared?.(sharedId)) ?? [];
        const shown = visibleSections(parts).filter((part) => sharedIdOf(part) === null);
        const loaded = await this.load({ sections: shown, page, settings });
        imagesOfParts.push(...loaded.images.values());
        return loaded.sections;
      };
      const candidates: Candidate[] = sections
        .filter((stored) => (editing ? stored.enable : isVisibleSection(stored)))
        .map((stored) => ({ stored, parsed: parse(stored) }))
        .filter(({ parsed }) => (parsed ? parsed.definition.isShown(settings) : editing))
        .map(({ stored, parsed }) => ({ stored, parsed, needs: parsed ? needsOf(parsed, page) : {} }));

      const allImageIds = new Set([
        ...imageIds,
        ...candidates.flatMap(({ parsed }) => parsed?.imageIds ?? []),
      ]);
      const onFailure = (need: string, error: unknown) => onProblem({ kind: 'data', need, error });
      const [resolved, images] = await Promise.all([
        resolveNeeds(
          candidates.flatMap(({ needs }) => Object.values(needs)),
          sources,
          { readParts, timeoutMs, onFailure },
        ),
        loadImages([...allImageIds], sources, timeoutMs).catch((error: unknown) => {
          onFailure('images', error);
          return [];
        }),
      ]);
      return {
        sections: candidates.map(({ stored, parsed, needs }) =>
          parsed
            ? {
                ...parsed.section,
                data: Object.fromEntries(
                  Object.entries(needs).map(([key, need]) => [key, resolved.answerTo(need)]),
                ),
              }
            : makePlaceholder(stored),
        ),
        images: new Map([...imagesOfParts, ...images].map((image) => [image.id, image])),
        products: resolved.products,
        articles: resolved.articles,
      };
    },
  });
  return loaderOf(ownSources);
}

function guardParse(parse: () => ParseOutcome): ParseOutcome {
  try {
    return parse();
  } catch (error) {
    return { ok: false, reason: String(error), faults: [] };
  }
}

async function loadImages(ids: number[], sources: DataSources, timeoutMs: number): Promise<Image[]> {
  if (ids.length === 0) return [];
  return withTimeout(sources.imagesByIds(ids), timeoutMs, `images took longer than ${timeoutMs} ms`);
}

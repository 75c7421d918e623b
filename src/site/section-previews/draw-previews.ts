import { renderToStaticMarkup } from 'react-dom/server';

import { without } from '#domain/editing/without.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import type { SectionPreview } from '#domain/schemas/section-preview.schema.ts';
import type { Section, StylesByScreen } from '#domain/schemas/section.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import type {
  DrawSectionPreviews,
  PreviewedShop,
  SectionPreviewRequest,
} from '#modules/previews/draw-section-previews.ts';
import type { SectionExample } from '#sections/framework/examples.ts';
import { fillPreset, type PresetShop } from '#sections/framework/fill-preset.ts';
import type { ViewRegistry, DefinitionRegistry } from '#sections/framework/registry.ts';
import { renderSection, type PreparedSection } from '#sections/framework/render-section.tsx';
import type { SectionContext, SectionStart } from '#sections/framework/section-context.ts';
import { sectionStyles } from '#sections/framework/section-styles.ts';
import { createSamples } from '#sections/samples/fill-section.ts';
import baseCss from '#ui/base.css?inline';
import directionCss from '#ui/direction.css?inline';
import pictureCss from '#ui/picture.css?inline';
import { joinSheets } from '#ui/sheets.ts';
import tokensCss from '#ui/tokens.css?inline';

import { createSectionContext } from '../create-section-context.ts';
import { editorWords } from '../edit/editor-words.ts';
import hintCss from '../edit/section-hint.css?inline';
import { fontFaceCss } from '../theme/font-faces.ts';
import type { FontManifest } from '../theme/font-manifest.ts';
import { themeCss } from '../theme/theme-css.ts';
import { loadPreviewPage } from './preview-page.ts';

export interface SectionPreviewsDeps {
  shop: PreviewedShop;
  definitions: DefinitionRegistry;
  views: ViewRegistry;
  examples: ReadonlyMap<string, readonly SectionExample[]>;
  origin: () => string;
  /** The shop's fonts; they are there once the client is built. */
  readFonts(): Promise<FontManifest>;
}

/** Stand-ins of presets and examples are numbered to 12. */
const mostPictures = 12;

interface Start {
  type: string;
  index: number;
  name: string;
  options: Record<string, unknown>;
  items: unknown[];
  /** What fills its gaps where the shop has nothing for it; null: a gap is what it is there to show. */
  sample: SectionStart | null;
  /** Of a section that is stored; a start is written by the type's present version, and has none. */
  stored?: Pick<Section, 'version' | 'styles'>;
}

/** Of a section that is tried out or was saved, what is left empty stays so. */
const blank: SectionStart = { options: {}, items: [] };

/**
 * Presets of the library, or the examples of a type, drawn with the shop's own theme, products and pictures,
 * and with samples where it has none. What is given to be added names nothing of the samples.
 */
export function createSectionPreviews(deps: SectionPreviewsDeps): DrawSectionPreviews {
  const { shop, definitions, views } = deps;
  return async (wanted) => {
    const ownSettings = await shop.settings.read();
    const settings =
      'language' in wanted && wanted.language ? { ...ownSettings, language: wanted.language } : ownSettings;
    const [page, presetShop, fonts] = await Promise.all([
      loadPreviewPage(shop, translatorOf(settings.language)),
      readPresetShop(shop, settings),
      deps.readFonts().catch(() => null),
    ]);
    const starts = listWanted(deps, wanted, presetShop);
    const { sections, images } = await shop.sections.load({
      sections: starts.map(toStored),
      page,
      // Switched-off parts, such as comments, are still something to look at in the library.
      settings: withEverything(settings),
      editing: true,
    });
    const drawn = new Map(sections.map((section) => [section.id, section]));
    const context = createSectionContext({
      settings,
      page,
      images,
      origin: deps.origin(),
      editing: true,
      editor: editorWords(settings.language),
    });
    const draw = createDraw(deps, context, { hasPictures: presetShop.pictures.length > 0 });
    const previews = starts.map((start, index): SectionPreview => {
      const { type, name, options, items, sample } = start;
      const section = drawn.get(idOf(index));
      const css = section ? sectionStyles({ id: section.id, styles: shownStyles(section.styles) }) : '';
      const html = section ? draw(section, sample) : '';
      return { type, index: start.index, name, html, css, options, items };
    });
    const types = new Set(previews.map((preview) => preview.type));
    return {
      language: settings.language,
      css:
        (fonts
          ? fontFaceCss(
              settings.styles,
              { language: settings.language, currency: settings.ecommerce.currency },
              fonts,
            )
          : '') +
        themeCss(settings.styles, { language: settings.language }) +
        directionCss +
        tokensCss +
        baseCss +
        pictureCss +
        hintCss,
      typeCss: Object.fromEntries(
        [...types].map((one) => [one, joinSheets(views.get(one)?.sheets ?? [], settings)]),
      ),
      previews,
    };
  };

  function toStored({ type, options, items, stored }: Start, index: number): Section {
    const { version = definitions.get(type)?.version ?? 1, styles = {} } = stored ?? {};
    return { id: idOf(index), type, version, enable: true, hidden: false, options, items, styles };
  }
}

/** What is hidden on a screen is still something to look at. */
function shownStyles(styles: StylesByScreen): StylesByScreen {
  const shown = Object.entries(styles).map(([screen, style]) => [screen, without(style, 'hidden')]);
  return Object.fromEntries(shown) as StylesByScreen;
}

const idOf = (index: number) => `preview-${index}`;

function listWanted(deps: SectionPreviewsDeps, wanted: SectionPreviewRequest, shop: PresetShop): Start[] {
  switch (wanted.of) {
    case 'tried':
      return [{ ...wanted.section, index: 0, name: '', sample: blank }];
    case 'saved':
      return wanted.sections.map(({ type, options, items, version, styles }, index) => {
        return { type, index, name: '', options, items, sample: blank, stored: { version, styles } };
      });
    default:
      return listStarts(deps, wanted, shop);
  }
}

function listStarts(
  { definitions, examples }: SectionPreviewsDeps,
  { of, type }: Exclude<SectionPreviewRequest, { of: 'tried' | 'saved' }>,
  shop: PresetShop,
): Start[] {
  return [...definitions.values()]
    .filter((definition) => type === null || definition.type === type)
    .flatMap((definition) => {
      const states = of === 'presets' ? definition.presets : (examples.get(definition.type) ?? []);
      return states.map((state, index) => ({
        type: definition.type,
        index,
        name: state.name,
        sample: of === 'examples' && state.name === 'empty' ? null : state,
        ...fillPreset(definition, state, shop),
      }));
    });
}

/** Draws a section as visitors would see it, or with samples where they would see nothing, or no pictures. */
function createDraw(
  { views, definitions }: SectionPreviewsDeps,
  context: SectionContext,
  { hasPictures }: { hasPictures: boolean },
) {
  const samples = createSamples(definitions);
  return (section: PreparedSection, sample: SectionStart | null): string => {
    const view = views.get(section.type)?.view;
    if (!view) return '';
    try {
      const shown = renderSection(section, view, { ...context, editing: false }, 0);
      if (shown && (hasPictures || !sample)) return renderToStaticMarkup(shown);
      const filled = sample && samples.fillGaps(section, context, sample);
      const element = renderSection(filled?.section ?? section, view, filled?.context ?? context, 0);
      return element ? renderToStaticMarkup(element) : '';
    } catch {
      // One broken section leaves the others their previews; what broke it is told where pages are drawn.
      return '';
    }
  };
}

async function readPresetShop(
  { media, pickerItems }: PreviewedShop,
  { language, header, footer }: Settings,
): Promise<PresetShop> {
  const own = new Set<unknown>([header.logo, header.logoMobile, header.logoAlt, footer.logo]);
  const [{ items: pictures }, { items: categories }] = await Promise.all([
    media.list({ q: '', kind: null, sort: 'oldest', show: 'all', offset: 0, limit: 60 }),
    pickerItems.list('category', { q: '', ids: [], urls: [], offset: 0, limit: 100 }),
  ]);
  const slugs = new Set(categories.filter(({ isShown }) => isShown).map(({ url }) => url));
  return {
    language,
    pictures: pictures
      .filter(isPhoto)
      .slice(0, mostPictures)
      .map(({ id }) => id),
    logos: pictures
      .filter((picture) => isMark(picture) && !own.has(picture.id))
      .slice(0, mostPictures)
      .map(({ id }) => id),
    hasTarget: (target) => {
      if (target.type === 'category') return slugs.has(target.url);
      return target.type === 'homepage' || target.type === 'external';
    },
  };
}

/** Logos and icons are not what presets show. */
function isPhoto({ mime, width, height }: Image): boolean {
  return mime !== 'image/svg+xml' && Math.min(width, height) >= 300;
}

/** Wide drawings are names and signs; square ones are icons. */
function isMark({ mime, width, height }: Image): boolean {
  return mime === 'image/svg+xml' && width >= 2 * height;
}

function withEverything(settings: Settings): Settings {
  const { media } = settings;
  const all = <Part extends object>(part: Part): Part =>
    Object.fromEntries(
      Object.entries(part).map(([key, value]) => [key, typeof value === 'boolean' ? true : value]),
    ) as Part;
  return {
    ...settings,
    media: { ...media, pageStyle: all(media.pageStyle), itemsStyle: all(media.itemsStyle) },
  };
}

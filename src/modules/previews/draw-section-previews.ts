import type { SectionPreviews, TriedSection } from '#domain/schemas/section-preview.schema.ts';
import type { SectionContent } from '#domain/schemas/saved-section.schema.ts';
import type { Language } from '#locales/languages.ts';
import type { ArticleReader } from '#modules/articles/article-reader.ts';
import type { ListingService } from '#modules/listing/listing-service.ts';
import type { MediaLibrary } from '#modules/media/media-library.ts';
import type { PickerItemReader } from '#modules/pickers/picker-item-reader.ts';
import type { SectionLoader } from '#modules/section-data/load-sections.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';

/** `type` null: of all types. Without a `language` in the shop's own. */
export type SectionPreviewRequest =
  | { of: 'presets' | 'examples'; type: string | null; language?: Language | undefined }
  | { of: 'tried'; section: TriedSection }
  | { of: 'saved'; sections: readonly SectionContent[] };

/** Sections of the library or of a type's examples, as visitors would see them; any unknown type has none. */
export type DrawSectionPreviews = (request: SectionPreviewRequest) => Promise<SectionPreviews>;

/** What fills the sections that are drawn: the shop's own settings, products, articles and pictures. */
export interface PreviewedShop {
  settings: Pick<SettingsReader, 'read'>;
  articles: Pick<ArticleReader, 'list' | 'findBySlug'>;
  listing: Pick<ListingService, 'listAll'>;
  sections: SectionLoader;
  media: Pick<MediaLibrary, 'list'>;
  pickerItems: Pick<PickerItemReader, 'list'>;
}

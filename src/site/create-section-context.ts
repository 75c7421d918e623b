import { formatDate } from '#domain/dates.ts';
import { formatPrice, toMinor } from '#domain/money.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { pageMessages } from '#i18n/page-messages.ts';
import type { PageContext } from '#sections/framework/page-context.ts';
import type { EditorWords, Samples, SectionContext } from '#sections/framework/section-context.ts';
import type { KeepMarkup } from '#ui/keep-markup.ts';

import { drawCommentForm, drawLeadForm } from './forms/submission-islands.tsx';

interface ContextInput {
  settings: Settings;
  page: PageContext;
  images: ReadonlyMap<number, Image>;
  origin: string;
  editing?: boolean;
  editor?: EditorWords | undefined;
  /** In the builder's frame alone. */
  samples?: Samples | undefined;
  keep?: KeepMarkup;
}

/** What views share, from plain data: made alike on the server and in the builder's frame. */
export function createSectionContext({
  settings,
  page,
  images,
  origin,
  editing = false,
  editor,
  samples,
  keep,
}: ContextInput): SectionContext {
  const { language } = settings;
  const { currency, priceFormatSeparator: separator } = settings.ecommerce;
  return {
    language,
    settings,
    page,
    origin,
    editing,
    ...(editor && { editor }),
    ...(samples && { samples }),
    t: pageMessages.translatorOf(language),
    price: (major) => formatPrice(toMinor(major), { currency, separator }),
    date: (iso) => formatDate(iso, language),
    commentForm: (articleId) => drawCommentForm({ articleId }, language),
    leadForm: (sectionId, { title, defaultComment }) =>
      drawLeadForm(
        {
          idPrefix: `lead-${sectionId}`,
          values: { text: defaultComment },
          ...(title !== '' && { submitText: title }),
        },
        settings,
      ),
    ...(keep && !editing ? { keep } : {}),
    image: (id) => (id === null || id === undefined ? null : (images.get(id) ?? null)),
  };
}

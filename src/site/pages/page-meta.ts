import { renderMeta, type MetaKind, type MetaValues } from '#domain/meta-template.ts';
import type { Meta } from '#domain/schemas/image.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';

import type { PageHead } from '../page-model.ts';

interface MetaTexts {
  h1: string;
  title: string;
  description: string;
}

/** An entity's own meta wins; else the settings' template, else the built-in one (requirements 121-127). */
export function metaTexts(kind: MetaKind, values: MetaValues, own: Meta, settings: Settings): MetaTexts {
  const { language } = settings;
  const templates = settings.seo.templates[kind];
  const all = { shop_name: settings.common.sitename, ...values };
  const render = (part: keyof MetaTexts) => renderMeta(templates[part], all, { kind, part, language });
  return {
    h1: render('h1'),
    title: own.title || render('title'),
    description: own.description || render('description'),
  };
}

/** How a page without a picture or a kind of its own looks when shared. */
export const plainOpenGraph: PageHead['openGraph'] = { type: 'website', image: null, properties: {} };

/** Head of a page that search engines should leave alone. */
export const notIndexed = { canonical: null, robots: 'noindex, follow' } as const;

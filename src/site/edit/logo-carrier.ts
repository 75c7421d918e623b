import type { DocumentSection } from '#domain/editing/documents.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';

import { defaultSection } from '../pages/page-sections.ts';

const carrierId = 'vt-pictures';

/** Ids of the pictures that header and footer show. */
export function logosOf({ header, footer }: Pick<Settings, 'header' | 'footer'>): number[] {
  return [header.logo, header.logoMobile, header.logoAlt, footer.logo].filter((id) => typeof id === 'number');
}

/** A section that stands on no page: it asks for the shop's own pictures. */
export function carrierOf(images: readonly number[]): DocumentSection {
  return { ...defaultSection(carrierId, 'gallery', { content: { images } }), items: [] };
}

export function isCarrier({ id }: Pick<DocumentSection, 'id'>): boolean {
  return id === carrierId;
}

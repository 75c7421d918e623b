import { z } from 'zod';

import type { Section } from '#domain/schemas/section.schema.ts';
import { commonOptions } from '#sections/framework/fields.ts';
import type { PreparedSection } from '#sections/framework/render-section.tsx';

const defaultOptions = z.object(commonOptions).parse({});

/** Stands in the builder for a section that cannot be drawn, so that it can be moved or removed there. */
export function makePlaceholder(stored: Section): PreparedSection {
  return {
    id: stored.id,
    type: stored.type,
    hidden: stored.hidden,
    frame: { kind: 'bare', button: 'frame' },
    options: defaultOptions,
    items: [],
    styles: stored.styles,
    data: {},
  };
}

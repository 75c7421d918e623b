import { IconLink, IconPuzzle } from '@tabler/icons-react';
import { createElement } from 'react';

import { sharedType } from '#domain/shared-sections.ts';
import { sectionIcons } from '#sections/section-icons.ts';

/** The icon of a section type in lists; types that nobody knows any more have one too. */
export function SectionIcon({ type, size = 20 }: { type: string; size?: number }) {
  const icon = type === sharedType ? IconLink : (sectionIcons.get(type) ?? IconPuzzle);
  return createElement(icon, { size, 'aria-hidden': true, style: { flex: 'none' } });
}

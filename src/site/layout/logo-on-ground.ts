import { parseColor } from '#domain/color.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';

import { isDarkGround } from '../theme/background-palette.ts';

/** Whether one of the theme's five backgrounds is dark, whatever its name says. */
export function isDark(settings: Settings, background: Settings['footer']['background']): boolean {
  const color = parseColor(settings.styles.palette[background]);
  return color ? isDarkGround(color) : background === 'dark';
}

/** The logo made for dark grounds (`header.logoAlt` as a picture, else that of the footer); null where there is none. */
export function invertedLogo({ settings, image }: SectionContext): Image | null {
  const { logoAlt } = settings.header;
  return (typeof logoAlt === 'number' ? image(logoAlt) : null) ?? image(settings.footer.logo);
}

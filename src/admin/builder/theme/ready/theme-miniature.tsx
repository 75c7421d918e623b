import type { CSSProperties } from 'react';

import type { HeaderItem } from '#domain/settings/layout.schema.ts';
import type { Theme } from '#domain/themes/theme.schema.ts';

import { sampleFamily } from './use-theme-fonts.ts';

/** A page of the shop in a theme, drawn small: its header, a picture with words, cards and the footer. */
export function ThemeMiniature({ theme, sample }: { theme: Theme; sample: string }) {
  const { palette, radii, fontHeading, headingUppercase, buttonUppercase } = theme.styles;
  const style = {
    '--paper': palette.white,
    '--ink': palette.text,
    '--line': palette.border,
    '--brand': palette.primary,
    '--second': palette.secondary,
    '--light': palette.light,
    '--middle': palette.middle,
    '--sale': palette.sale,
    '--foot': palette[theme.footer.background],
    '--foot-ink': theme.footer.background === 'dark' ? palette.white : palette.text,
    '--block': `${radii.block / 5}px`,
    '--button': `${Math.min(radii.button, 24) / 3}px`,
    '--heading': `'${sampleFamily(fontHeading)}', system-ui, sans-serif`,
    '--case': headingUppercase ? 'uppercase' : 'none',
    '--button-case': buttonUppercase ? 'uppercase' : 'none',
    '--ratio': `${theme.ecommerce.previewSizeInListing.width} / ${theme.ecommerce.previewSizeInListing.height}`,
  } as CSSProperties;
  const { desktop, template } = theme.header;
  const columns = Math.min(theme.ecommerce.defaultColumns.desktop, 4);
  return (
    <span className="vt-mini" style={style} aria-hidden>
      {(['top', 'main', 'bottom'] as const).map((row) => {
        const slots = desktop[row];
        if ([slots.start, slots.center, slots.end].every((slot) => slot.length === 0)) return null;
        return (
          <span key={row} className={`vt-mini__row vt-mini__row--${row}`} data-template={template}>
            {[slots.start, slots.center, slots.end].map((items, place) => (
              // A slot has no name but its place.
              <span key={`${row}-${String(place)}`} className="vt-mini__slot">
                {items.map((item, index) => (
                  <HeaderMark key={`${item.type}-${String(index)}`} item={item} />
                ))}
              </span>
            ))}
          </span>
        );
      })}
      <span className="vt-mini__hero">
        <span className="vt-mini__title">{sample}</span>
        <span className="vt-mini__button">Aa</span>
      </span>
      <span className="vt-mini__cards" data-template={theme.ecommerce.templateListing}>
        {Array.from({ length: columns }, (_, index) => (
          <span key={index} className="vt-mini__card">
            <span className="vt-mini__picture" />
            <span className="vt-mini__words" />
          </span>
        ))}
      </span>
      <span className="vt-mini__footer" data-template={theme.footer.template}>
        <i />
        <i />
        <i />
      </span>
    </span>
  );
}

function HeaderMark({ item }: { item: HeaderItem }) {
  if (item.type === 'logo') return <b />;
  if (item.type === 'menu')
    return (
      <>
        <i />
        <i />
        <i />
      </>
    );
  const isIcon = item.type === 'cart' || item.type === 'search' || item.type === 'account';
  return isIcon ? <u /> : <i />;
}

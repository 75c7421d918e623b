import type { CSSProperties } from 'react';

import { parseColor, readableTextOn, white } from '#domain/color.ts';
import type { HeaderItem } from '#domain/settings/layout.schema.ts';
import type { Theme } from '#domain/themes/theme.schema.ts';

import { sampleFamily } from './use-theme-fonts.ts';

/** The shop in a theme, drawn small: header, a picture with words, cards, the product page and the footer. */
export function ThemeMiniature({ theme, sample }: { theme: Theme; sample: string }) {
  const { palette, radii, fontHeading, headingUppercase, headingWeight, buttonUppercase } = theme.styles;
  // Of a dark palette the text is light on every ground.
  const inkOn = (ground: keyof typeof palette) =>
    ground === 'dark' && !isDark(palette.white) ? palette.white : palette.text;
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
    '--foot-ink': inkOn(theme.footer.background),
    '--head': palette[theme.header.background],
    '--head-ink': inkOn(theme.header.background),
    '--dark': palette.dark,
    '--on-brand': isDark(palette.primary) ? '#fff' : '#000',
    '--weight': headingWeight,
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
      <ProductPage template={theme.ecommerce.template} />
      <span className="vt-mini__footer" data-template={theme.footer.template}>
        <i />
        <i />
        <i />
      </span>
    </span>
  );
}

/** Pictures, and beside, above or below them what is said and what is pressed. */
function ProductPage({ template }: { template: string }) {
  return (
    <span className="vt-mini__product" data-template={template}>
      <span className="vt-mini__pictures">
        {Array.from({ length: 4 }, (_, index) => (
          <span key={index} className="vt-mini__picture" />
        ))}
      </span>
      <span className="vt-mini__facts">
        <i />
        <i />
        <b />
      </span>
    </span>
  );
}

const isDark = (text: string) => {
  const color = parseColor(text);
  return color !== null && readableTextOn(color) === white;
};

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

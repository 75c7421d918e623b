import { settingsSchema } from '#domain/settings/settings.schema.ts';
import type { Html } from '#tests/support/html.ts';

import type { Effect, EffectTable } from './effect.ts';

const { styles } = settingsSchema.parse({});

/** A custom property that every page declares; `screen` is where its media query begins. */
function declares(name: string, value: string, screen?: string): (html: Html) => boolean {
  return ({ css }) => {
    const at = css.indexOf(screen === undefined ? ':root{' : `@media (width >= ${screen}){:root{`);
    return css.slice(at, css.indexOf('}', at)).includes(`--vt-${name}:${value}`);
  };
}

const screens = { mobile: undefined, tablet: '568px', desktop: '1025px' } as const;

/** A size for each device; 33 px are 2.0625rem. */
function sized(path: string, name: string): EffectTable {
  return Object.fromEntries(
    Object.entries(screens).map(([device, screen]): [string, Effect] => [
      `styles.${path}.${device}`,
      { page: 'home', value: 33, sees: declares(`size-${name}`, '2.0625rem', screen) },
    ]),
  );
}

export const stylesEffects: EffectTable = {
  ...Object.fromEntries(
    Object.keys(styles.palette).map((name): [string, Effect] => [
      `styles.palette.${name}`,
      { page: 'home', value: '#123456', sees: declares(`color-${name}`, '#123456') },
    ]),
  ),
  'styles.fontText': { page: 'home', value: 'Roboto', sees: declares('font-text', "'Roboto'") },
  'styles.fontHeading': { page: 'home', value: 'Oswald', sees: declares('font-heading', "'Oswald'") },
  ...sized('fontSize', 'text'),
  ...Object.assign({}, ...Object.keys(styles.headings).map((level) => sized(`headings.${level}`, level))),
  'styles.headingWeight': { page: 'home', value: 400, sees: declares('weight-heading', '400') },
  'styles.headingUppercase': {
    page: 'home',
    value: true,
    sees: ({ css }) =>
      /:is\(h1,h2,h3\):not\(\.vt-card__title[^{}]*\)[^{}]*\{text-transform:uppercase\}/.test(css),
  },
  'styles.buttonUppercase': {
    page: 'home',
    value: true,
    sees: ({ css }) =>
      css.includes('.vt-button{font-size:.875rem;letter-spacing:.06em;text-transform:uppercase}'),
  },
  ...Object.fromEntries(
    Object.keys(styles.radii).map((name): [string, Effect] => [
      `styles.radii.${name}`,
      { page: 'home', value: 3, sees: declares(`radius-${name}`, '3px') },
    ]),
  ),
  'styles.contentWidth': { page: 'home', value: 1400, sees: declares('content-width', '1400px') },
};

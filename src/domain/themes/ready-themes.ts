import { gallery } from './ready/gallery.ts';
import { garden } from './ready/garden.ts';
import { night } from './ready/night.ts';
import { paper } from './ready/paper.ts';
import { powder } from './ready/powder.ts';
import { pulse } from './ready/pulse.ts';
import { themeSchema, type Theme } from './theme.schema.ts';

export const readyThemeNames = ['paper', 'gallery', 'garden', 'pulse', 'night', 'powder'] as const;
export type ReadyThemeName = (typeof readyThemeNames)[number];

/** Whole looks to begin with or to change to. Every text of theirs reads at 4.5:1 on every background (tested). */
export const readyThemes: Readonly<Record<ReadyThemeName, Theme>> = {
  paper: themeSchema.parse(paper),
  gallery: themeSchema.parse(gallery),
  garden: themeSchema.parse(garden),
  pulse: themeSchema.parse(pulse),
  night: themeSchema.parse(night),
  powder: themeSchema.parse(powder),
};

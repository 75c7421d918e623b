import { z } from 'zod';

import { alignField, choiceField, colorField, numberField, textField } from '../framework/fields.ts';

/**
 * What both banners can be set to beside their pictures. `overlay` is how much of its colour lies over
 * the whole picture, in percent; the scrim under the text is always there.
 */
export const bannerOptions = {
  /** `background` runs silently by itself; `click` waits to be asked and has sound and controls. */
  play: choiceField(['background', 'click'], 'background'),
  overlay: z.object({ opacity: numberField(0, 100, 0), color: colorField() }).prefault({}),
  tag: textField(80),
  align: z.object({ mobile: alignField(), desktop: alignField() }).prefault({}),
};

/** The common options that stand over the pictures. */
export const bannerWords = [
  'heading.title',
  'heading.note',
  'heading.color',
  'heading.colorNote',
  'content.html',
  'content.colorText',
  'button',
] as const;

import { z } from 'zod';

import {
  alignField,
  choiceField,
  colorField,
  focusField,
  imageField,
  linkField,
  longTextField,
  numberField,
  textField,
  toggleField,
} from './fields.ts';

/**
 * One slide of the sliders (specification section 3, slide options). `opacity` is how much of the
 * `background` colour lies over the whole picture, in percent; the scrim under the text comes on top
 * of it and is not the owner's to remove.
 */
export const slideSchema = z.object({
  align: z.object({ mobile: alignField(), desktop: alignField() }).prefault({}),
  content: z
    .object({
      image: imageField(),
      imageFocus: focusField('image'),
      /** Replaces `image` on phones. */
      imageMobile: imageField(),
      imageMobileFocus: focusField('imageMobile'),
      tag: textField(80),
      text: longTextField(600),
      link: linkField(),
      colorText: colorField(),
      colorTag: colorField(),
      background: colorField(),
      opacity: numberField(0, 100, 0),
      opacityMobile: numberField(0, 100, 0),
    })
    .prefault({}),
  heading: z.object({ title: textField(200), color: colorField() }).prefault({}),
  /** Without a title the whole slide is the link. */
  button: z.object({ title: textField(120) }).prefault({}),
});
/**
 * How slides of both kinds look. Usual heights are 494, 400 and 385 px; tall slides leave more of a phone's picture
 * free of words, short ones leave room for goods below. Words stand over the picture on a scrim, or from tablets up
 * on its calm side or on a panel beside it, and on phones below it.
 */
export const slideLookOptions = {
  height: choiceField(['usual', 'tall', 'short'], 'usual'),
  words: choiceField(['over', 'calm', 'panel'], 'over'),
  /** The first heading is the page's h1. */
  isPageTitle: toggleField(false),
};

export interface SlideLook {
  height: 'usual' | 'tall' | 'short';
  words: 'over' | 'calm' | 'panel';
  isPageTitle: boolean;
}

export type Slide = z.infer<typeof slideSchema>;

/** False for a slide with neither picture nor words: it is left out. */
export function isSlideShown({ content, heading }: Slide): boolean {
  return (
    content.image !== null || content.imageMobile !== null || heading.title !== '' || content.text !== ''
  );
}

import { z } from 'zod';

import {
  alignField,
  choiceField,
  colorField,
  imageField,
  linkField,
  longTextField,
  numberField,
  textField,
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
      /** Replaces `image` under 568 px. */
      imageMobile: imageField(),
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
/** Usual heights are 494, 400 and 385 px; tall slides leave more of a phone's picture free of words. */
export const slideHeightField = () => choiceField(['usual', 'tall'], 'usual');

export type Slide = z.infer<typeof slideSchema>;

/** False for a slide with neither picture nor words: it is left out. */
export function isSlideShown({ content, heading }: Slide): boolean {
  return (
    content.image !== null || content.imageMobile !== null || heading.title !== '' || content.text !== ''
  );
}

import { defineView, type SectionViews } from '../framework/registry.ts';
import textPictureCss from './text-picture.css?inline';
import type {
  textPictureLeftSection,
  textPictureCenterSection,
  textPictureRightSection,
} from './text-picture.section.ts';
import { TextPictureLeft, TextPictureCenter, TextPictureRight } from './text-picture.tsx';

export const views: SectionViews = {
  'text-picture-left': defineView<typeof textPictureLeftSection>(TextPictureLeft, textPictureCss),
  'text-picture-center': defineView<typeof textPictureCenterSection>(TextPictureCenter, textPictureCss),
  'text-picture-right': defineView<typeof textPictureRightSection>(TextPictureRight, textPictureCss),
};

import { contacts2Labels, contacts3Labels } from './contacts/contacts.labels.ts';
import { galleryLabels, gallery1Labels, gallery2Labels, gallery3Labels } from './gallery/gallery.labels.ts';
import { hoverTextLabels } from './hover-text/hover-text.labels.ts';
import { logoGalleryLabels } from './logo-gallery/logo-gallery.labels.ts';
import { testimonialsLabels } from './testimonials/testimonials.labels.ts';
import { textBlock1Labels, textBlock2Labels, textBlockGridLabels } from './text-block/text-block.labels.ts';
import {
  propertiesLabels,
  properties1Labels,
  properties3Labels,
  properties4Labels,
} from './properties/properties.labels.ts';
import { authorsLabels } from './authors/authors.labels.ts';
import { banner1Labels } from './banner-1/banner-1.labels.ts';
import { banner2Labels } from './banner-2/banner-2.labels.ts';
import {
  benefit1Labels,
  benefit2Labels,
  benefit3Labels,
  benefit4Labels,
  benefit5Labels,
  benefitLabels,
} from './benefit/benefit.labels.ts';
import { breadcrumbsLabels } from './breadcrumbs/breadcrumbs.labels.ts';
import {
  category1Labels,
  category2Labels,
  category8Labels,
  categoryLabels,
} from './category/category.labels.ts';
import { commentsLabels } from './comments/comments.labels.ts';
import { contacts1Labels } from './contacts-1/contacts-1.labels.ts';
import { contactsFormLabels } from './contacts-form/contacts-form.labels.ts';
import { faq1Labels, faq2Labels, faqLabels } from './faq/faq.labels.ts';
import { form1Labels } from './form-1/form-1.labels.ts';
import { form2Labels } from './form-2/form-2.labels.ts';
import { galleryMasonryLabels } from './gallery-masonry/gallery-masonry.labels.ts';
import { h1Labels } from './h1/h1.labels.ts';
import { mediaListLabels } from './media-list/media-list.labels.ts';
import { mediaWidgetLabels } from './media-widget/media-widget.labels.ts';
import { productListLabels } from './product-list/product-list.labels.ts';
import { productWidgetLabels } from './product-widget/product-widget.labels.ts';
import { productWidgetItemsLabels } from './product-widget-items/product-widget-items.labels.ts';
import { sliderLabels } from './slider/slider.labels.ts';
import { slider2Labels } from './slider-2/slider-2.labels.ts';
import { sliderItemLabels } from './slider-item/slider-item.labels.ts';
import { tableOfContentsLabels } from './table-of-contents/table-of-contents.labels.ts';
import { tagsListLabels } from './tags-list/tags-list.labels.ts';
import { textLabels } from './text/text.labels.ts';
import {
  textPictureCenterLabels,
  textPictureLeftLabels,
  textPictureRightLabels,
} from './text-picture/text-picture.labels.ts';
import { commonChoiceLabels, commonFieldLabels } from './framework/common-labels.ts';
import type { FieldLabel, Label, SectionLabels } from './framework/labels.ts';

/** What the editor calls every section type and its parts. */
export const sectionLabels: ReadonlyMap<string, SectionLabels> = new Map([
  ['authors', authorsLabels],
  ['banner-1', banner1Labels],
  ['banner-2', banner2Labels],
  ['benefit', benefitLabels],
  ['benefit-1', benefit1Labels],
  ['benefit-2', benefit2Labels],
  ['benefit-3', benefit3Labels],
  ['benefit-4', benefit4Labels],
  ['benefit-5', benefit5Labels],
  ['breadcrumbs', breadcrumbsLabels],
  ['category', categoryLabels],
  ['category-1', category1Labels],
  ['category-2', category2Labels],
  ['category-8', category8Labels],
  ['comments', commentsLabels],
  ['contacts-1', contacts1Labels],
  ['contacts-form', contactsFormLabels],
  ['faq', faqLabels],
  ['faq-1', faq1Labels],
  ['faq-2', faq2Labels],
  ['form-1', form1Labels],
  ['form-2', form2Labels],
  ['gallery-masonry', galleryMasonryLabels],
  ['h1', h1Labels],
  ['media-list', mediaListLabels],
  ['media-widget', mediaWidgetLabels],
  ['product-list', productListLabels],
  ['product-widget', productWidgetLabels],
  ['product-widget-items', productWidgetItemsLabels],
  ['slider', sliderLabels],
  ['slider-2', slider2Labels],
  ['slider-item', sliderItemLabels],
  ['table-of-contents', tableOfContentsLabels],
  ['tags-list', tagsListLabels],
  ['text', textLabels],
  ['text-picture-left', textPictureLeftLabels],
  ['text-picture-center', textPictureCenterLabels],
  ['text-picture-right', textPictureRightLabels],
  ['properties', propertiesLabels],
  ['properties-1', properties1Labels],
  ['properties-3', properties3Labels],
  ['properties-4', properties4Labels],
  ['text-block-1', textBlock1Labels],
  ['text-block-2', textBlock2Labels],
  ['text-block-grid', textBlockGridLabels],
  ['testimonials', testimonialsLabels],
  ['logo-gallery', logoGalleryLabels],
  ['hover-text', hoverTextLabels],
  ['gallery', galleryLabels],
  ['gallery-1', gallery1Labels],
  ['gallery-2', gallery2Labels],
  ['gallery-3', gallery3Labels],
  ['contacts-2', contacts2Labels],
  ['contacts-3', contacts3Labels],
]);

/** By the field's name; a button under the section is called as the section's own. Undefined when nobody named it. */
export function fieldLabel(type: string, name: string): FieldLabel | undefined {
  return (
    sectionLabels.get(type)?.fields?.[name] ??
    commonFieldLabels[name] ??
    commonFieldLabels[name.replace(/^footer\.(?=button\.)/, '')]
  );
}

/** Values without letters, such as `4:3`, are their own names. */
export function choiceLabel(type: string, name: string, value: string): Label | undefined {
  const last = name.split('.').at(-1) ?? '';
  const label = sectionLabels.get(type)?.choices?.[name]?.[value] ?? commonChoiceLabels[last]?.[value];
  return label ?? (/\p{L}/u.test(value) ? undefined : { en: value, ru: value });
}

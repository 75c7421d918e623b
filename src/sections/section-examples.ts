import { contactsExamples } from './contacts/contacts.examples.ts';
import { galleryExamples } from './gallery/gallery.examples.ts';
import { hoverTextExamples } from './hover-text/hover-text.examples.ts';
import { logoGalleryExamples } from './logo-gallery/logo-gallery.examples.ts';
import { testimonialsExamples } from './testimonials/testimonials.examples.ts';
import { textBlockExamples } from './text-block/text-block.examples.ts';
import { propertiesExamples } from './properties/properties.examples.ts';
import { breadcrumbsExamples } from './breadcrumbs/breadcrumbs.examples.ts';
import type { SectionExample } from './framework/examples.ts';
import { h1Examples } from './h1/h1.examples.ts';
import { banner1Examples } from './banner-1/banner-1.examples.ts';
import { banner2Examples } from './banner-2/banner-2.examples.ts';
import { benefit5Examples, benefitExamples, benefitPictureExamples } from './benefit/benefit.examples.ts';
import { categoryExamples } from './category/category.examples.ts';
import { contacts1Examples } from './contacts-1/contacts-1.examples.ts';
import { contactsFormExamples } from './contacts-form/contacts-form.examples.ts';
import { faqExamples } from './faq/faq.examples.ts';
import { form1Examples } from './form-1/form-1.examples.ts';
import { form2Examples } from './form-2/form-2.examples.ts';
import { galleryMasonryExamples } from './gallery-masonry/gallery-masonry.examples.ts';
import { productListExamples } from './product-list/product-list.examples.ts';
import { productWidgetExamples } from './product-widget/product-widget.examples.ts';
import { productWidgetItemsExamples } from './product-widget-items/product-widget-items.examples.ts';
import { sliderExamples } from './slider/slider.examples.ts';
import { slider2Examples } from './slider-2/slider-2.examples.ts';
import { sliderItemExamples } from './slider-item/slider-item.examples.ts';
import {
  textPictureCenterExamples,
  textPictureLeftExamples,
  textPictureRightExamples,
} from './text-picture/text-picture.examples.ts';
import { mediaListExamples } from './media-list/media-list.examples.ts';
import { mediaWidgetExamples } from './media-widget/media-widget.examples.ts';
import { tagsListExamples } from './tags-list/tags-list.examples.ts';
import { tableOfContentsExamples } from './table-of-contents/table-of-contents.examples.ts';
import { authorsExamples } from './authors/authors.examples.ts';
import { commentsExamples } from './comments/comments.examples.ts';
import { textExamples } from './text/text.examples.ts';

/** States of every section type, for the gallery and for the test that renders them all. */
export const sectionExamples: ReadonlyMap<string, SectionExample[]> = new Map([
  ['breadcrumbs', breadcrumbsExamples],
  ['h1', h1Examples],
  ['text', textExamples],
  ['media-list', mediaListExamples],
  ['media-widget', mediaWidgetExamples],
  ['tags-list', tagsListExamples],
  ['table-of-contents', tableOfContentsExamples],
  ['authors', authorsExamples],
  ['comments', commentsExamples],
  ['banner-1', banner1Examples],
  ['banner-2', banner2Examples],
  ['benefit', benefitExamples],
  ['benefit-1', benefitExamples],
  ['benefit-2', benefitExamples],
  ['benefit-3', benefitPictureExamples],
  ['benefit-4', benefitPictureExamples],
  ['benefit-5', benefit5Examples],
  ['category', categoryExamples],
  ['category-1', categoryExamples],
  ['category-2', categoryExamples],
  ['category-8', categoryExamples],
  ['contacts-1', contacts1Examples],
  ['contacts-form', contactsFormExamples],
  ['faq', faqExamples],
  ['faq-1', faqExamples],
  ['faq-2', faqExamples],
  ['form-1', form1Examples],
  ['form-2', form2Examples],
  ['gallery-masonry', galleryMasonryExamples],
  ['product-list', productListExamples],
  ['product-widget', productWidgetExamples],
  ['product-widget-items', productWidgetItemsExamples],
  ['slider', sliderExamples],
  ['slider-2', slider2Examples],
  ['slider-item', sliderItemExamples],
  ['text-picture-left', textPictureLeftExamples],
  ['text-picture-center', textPictureCenterExamples],
  ['text-picture-right', textPictureRightExamples],
  ['properties', propertiesExamples],
  ['properties-1', propertiesExamples],
  ['properties-3', propertiesExamples],
  ['properties-4', propertiesExamples],
  ['text-block-1', textBlockExamples],
  ['text-block-2', textBlockExamples],
  ['text-block-grid', textBlockExamples],
  ['testimonials', testimonialsExamples],
  ['logo-gallery', logoGalleryExamples],
  ['hover-text', hoverTextExamples],
  ['gallery', galleryExamples],
  ['gallery-1', galleryExamples],
  ['gallery-2', galleryExamples],
  ['gallery-3', galleryExamples],
  ['contacts-2', contactsExamples],
  ['contacts-3', contactsExamples],
]);

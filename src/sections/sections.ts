import { breadcrumbsSection } from './breadcrumbs/breadcrumbs.section.ts';
import type { SectionDefinition } from './framework/define-section.ts';
import type { DefinitionRegistry } from './framework/registry.ts';
import { h1Section } from './h1/h1.section.ts';
import { banner1Section } from './banner-1/banner-1.section.ts';
import { banner2Section } from './banner-2/banner-2.section.ts';
import {
  benefit1Section,
  benefit2Section,
  benefit3Section,
  benefit4Section,
  benefit5Section,
  benefitSection,
} from './benefit/benefit.section.ts';
import {
  category1Section,
  category2Section,
  category8Section,
  categorySection,
} from './category/category.section.ts';
import { contacts1Section } from './contacts-1/contacts-1.section.ts';
import { contactsFormSection } from './contacts-form/contacts-form.section.ts';
import { faq1Section, faq2Section, faqSection } from './faq/faq.section.ts';
import { form1Section } from './form-1/form-1.section.ts';
import { form2Section } from './form-2/form-2.section.ts';
import { galleryMasonrySection } from './gallery-masonry/gallery-masonry.section.ts';
import { productListSection } from './product-list/product-list.section.ts';
import { productWidgetSection } from './product-widget/product-widget.section.ts';
import { productWidgetItemsSection } from './product-widget-items/product-widget-items.section.ts';
import { sliderSection } from './slider/slider.section.ts';
import { slider2Section } from './slider-2/slider-2.section.ts';
import { sliderItemSection } from './slider-item/slider-item.section.ts';
import {
  textPictureCenterSection,
  textPictureLeftSection,
  textPictureRightSection,
} from './text-picture/text-picture.section.ts';
import { mediaListSection } from './media-list/media-list.section.ts';
import { mediaWidgetSection } from './media-widget/media-widget.section.ts';
import { tagsListSection } from './tags-list/tags-list.section.ts';
import { tableOfContentsSection } from './table-of-contents/table-of-contents.section.ts';
import { authorsSection } from './authors/authors.section.ts';
import { commentsSection } from './comments/comments.section.ts';
import { textSection } from './text/text.section.ts';
import {
  propertiesSection,
  properties1Section,
  properties3Section,
  properties4Section,
} from './properties/properties.section.ts';
import {
  textBlock1Section,
  textBlock2Section,
  textBlockGridSection,
} from './text-block/text-block.section.ts';
import { testimonialsSection } from './testimonials/testimonials.section.ts';
import { logoGallerySection } from './logo-gallery/logo-gallery.section.ts';
import { hoverTextSection } from './hover-text/hover-text.section.ts';
import {
  gallerySection,
  gallery1Section,
  gallery2Section,
  gallery3Section,
} from './gallery/gallery.section.ts';
import { contacts2Section, contacts3Section } from './contacts/contacts.section.ts';

/** The schema side of every section type. Services and the editor's field panels read it. */
export const sectionDefinitions: DefinitionRegistry = new Map(
  [
    breadcrumbsSection,
    h1Section,
    textSection,
    mediaListSection,
    mediaWidgetSection,
    tagsListSection,
    tableOfContentsSection,
    authorsSection,
    commentsSection,
    banner1Section,
    banner2Section,
    benefitSection,
    benefit1Section,
    benefit2Section,
    benefit3Section,
    benefit4Section,
    benefit5Section,
    categorySection,
    category1Section,
    category2Section,
    category8Section,
    contacts1Section,
    contactsFormSection,
    faqSection,
    faq1Section,
    faq2Section,
    form1Section,
    form2Section,
    galleryMasonrySection,
    productListSection,
    productWidgetSection,
    productWidgetItemsSection,
    sliderSection,
    slider2Section,
    sliderItemSection,
    textPictureLeftSection,
    textPictureCenterSection,
    textPictureRightSection,
    propertiesSection,
    properties1Section,
    properties3Section,
    properties4Section,
    textBlock1Section,
    textBlock2Section,
    textBlockGridSection,
    testimonialsSection,
    logoGallerySection,
    hoverTextSection,
    gallerySection,
    gallery1Section,
    gallery2Section,
    gallery3Section,
    contacts2Section,
    contacts3Section,
  ].map((definition) => [definition.type, definition as SectionDefinition]),
);

import { breadcrumbsSection } from './breadcrumbs/breadcrumbs.schema.ts';
import type { SectionDefinition } from './framework/define-section.ts';
import type { DefinitionRegistry } from './framework/registry.ts';
import { h1Section } from './h1/h1.schema.ts';
import { banner1Section } from './banner-1/banner-1.schema.ts';
import { banner2Section } from './banner-2/banner-2.schema.ts';
import {
  benefit1Section,
  benefit2Section,
  benefit3Section,
  benefit4Section,
  benefit5Section,
  benefitSection,
} from './benefit/benefit.schema.ts';
import {
  category1Section,
  category2Section,
  category8Section,
  categorySection,
} from './category/category.schema.ts';
import { contacts1Section } from './contacts-1/contacts-1.schema.ts';
import { contactsFormSection } from './contacts-form/contacts-form.schema.ts';
import { faq1Section, faq2Section, faqSection } from './faq/faq.schema.ts';
import { form1Section } from './form-1/form-1.schema.ts';
import { form2Section } from './form-2/form-2.schema.ts';
import { galleryMasonrySection } from './gallery-masonry/gallery-masonry.schema.ts';
import { productListSection } from './product-list/product-list.schema.ts';
import { productWidgetSection } from './product-widget/product-widget.schema.ts';
import { productWidgetItemsSection } from './product-widget-items/product-widget-items.schema.ts';
import { sliderSection } from './slider/slider.schema.ts';
import { slider2Section } from './slider-2/slider-2.schema.ts';
import { sliderItemSection } from './slider-item/slider-item.schema.ts';
import {
  textPictureCenterSection,
  textPictureLeftSection,
  textPictureRightSection,
} from './text-picture/text-picture.schema.ts';
import { mediaListSection } from './media-list/media-list.schema.ts';
import { mediaWidgetSection } from './media-widget/media-widget.schema.ts';
import { tagsListSection } from './tags-list/tags-list.schema.ts';
import { tableOfContentsSection } from './table-of-contents/table-of-contents.schema.ts';
import { authorsSection } from './authors/authors.schema.ts';
import { commentsSection } from './comments/comments.schema.ts';
import { textSection } from './text/text.schema.ts';
import {
  propertiesSection,
  properties1Section,
  properties3Section,
  properties4Section,
} from './properties/properties.schema.ts';
import {
  textBlock1Section,
  textBlock2Section,
  textBlockGridSection,
} from './text-block/text-block.schema.ts';
import { testimonialsSection } from './testimonials/testimonials.schema.ts';
import { logoGallerySection } from './logo-gallery/logo-gallery.schema.ts';
import { hoverTextSection } from './hover-text/hover-text.schema.ts';
import {
  gallerySection,
  gallery1Section,
  gallery2Section,
  gallery3Section,
} from './gallery/gallery.schema.ts';
import { contacts2Section, contacts3Section } from './contacts/contacts.schema.ts';

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

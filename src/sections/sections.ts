import { authorsSection } from './authors/authors.section.ts';
import { banner1Section } from './banner-1/banner-1.section.ts';
import { banner2Section } from './banner-2/banner-2.section.ts';
import { benefitSections } from './benefit/benefit.section.ts';
import { breadcrumbsSection } from './breadcrumbs/breadcrumbs.section.ts';
import { categorySections } from './category/category.section.ts';
import { commentsSection } from './comments/comments.section.ts';
import { contacts1Section } from './contacts-1/contacts-1.section.ts';
import { contactsFormSection } from './contacts-form/contacts-form.section.ts';
import { contactsSections } from './contacts/contacts.section.ts';
import { faqSections } from './faq/faq.section.ts';
import { form1Section } from './form-1/form-1.section.ts';
import { form2Section } from './form-2/form-2.section.ts';
import type { SectionDefinition } from './framework/define-section.ts';
import type { DefinitionRegistry } from './framework/registry.ts';
import { sharedSection } from './framework/shared-section.ts';
import { galleryMasonrySection } from './gallery-masonry/gallery-masonry.section.ts';
import { gallerySections } from './gallery/gallery.section.ts';
import { h1Section } from './h1/h1.section.ts';
import { hoverTextSection } from './hover-text/hover-text.section.ts';
import { logoGallerySection } from './logo-gallery/logo-gallery.section.ts';
import { mediaListSection } from './media-list/media-list.section.ts';
import { mediaWidgetSection } from './media-widget/media-widget.section.ts';
import { productListSection } from './product-list/product-list.section.ts';
import { productWidgetItemsSection } from './product-widget-items/product-widget-items.section.ts';
import { productWidgetSection } from './product-widget/product-widget.section.ts';
import { propertiesSections } from './properties/properties.section.ts';
import { slider2Section } from './slider-2/slider-2.section.ts';
import { sliderItemSection } from './slider-item/slider-item.section.ts';
import { sliderSection } from './slider/slider.section.ts';
import { tableOfContentsSection } from './table-of-contents/table-of-contents.section.ts';
import { tagsListSection } from './tags-list/tags-list.section.ts';
import { testimonialsSection } from './testimonials/testimonials.section.ts';
import { textBlockSections } from './text-block/text-block.section.ts';
import { textPictureSections } from './text-picture/text-picture.section.ts';
import { textSection } from './text/text.section.ts';

/**
 * Every section type of the shop, in the order of the builder's library: a folder is one import and one entry. The
 * rest of it, as views, examples, custom elements and texts, is found by file name.
 */
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
    ...benefitSections,
    ...categorySections,
    contacts1Section,
    contactsFormSection,
    ...faqSections,
    form1Section,
    form2Section,
    galleryMasonrySection,
    productListSection,
    productWidgetSection,
    productWidgetItemsSection,
    sliderSection,
    slider2Section,
    sliderItemSection,
    ...textPictureSections,
    ...propertiesSections,
    ...textBlockSections,
    testimonialsSection,
    logoGallerySection,
    hoverTextSection,
    ...gallerySections,
    ...contactsSections,
  ].map((definition) => [definition.type, definition as SectionDefinition]),
);

/** What may stand on a page: every section type, and what stands for a shared section. */
export const placedDefinitions: DefinitionRegistry = new Map([
  ...sectionDefinitions,
  [sharedSection.type, sharedSection as unknown as SectionDefinition],
]);

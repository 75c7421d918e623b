import ratingCss from '#ui/rating.css?inline';
import emptyStateCss from '#ui/empty-state.css?inline';
import paginationCss from '#ui/pagination.css?inline';
import selectCss from '#ui/select.css?inline';
import { productCardSheets } from '#ui/product-card-sheets.ts';

import { articleCardSheets } from '#ui/article-card-sheets.ts';
import avatarCss from '#ui/avatar.css?inline';
import breadcrumbsCss from './breadcrumbs/breadcrumbs.css?inline';
import type { breadcrumbsSection } from './breadcrumbs/breadcrumbs.section.ts';
import { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx';
import { defineView, type ViewRegistry } from './framework/registry.ts';
import h1Css from './h1/h1.css?inline';
import type { h1Section } from './h1/h1.section.ts';
import { H1 } from './h1/h1.tsx';
import bannerWordsCss from './banner-1/banner-words.css?inline';
import type { banner1Section } from './banner-1/banner-1.section.ts';
import { Banner1 } from './banner-1/banner-1.tsx';
import banner2Css from './banner-2/banner-2.css?inline';
import type { banner2Section } from './banner-2/banner-2.section.ts';
import { Banner2 } from './banner-2/banner-2.tsx';
import videoCss from './banner-1/video.css?inline';
import benefitCss from './benefit/benefit.css?inline';
import type {
  benefit1Section,
  benefit2Section,
  benefit3Section,
  benefit4Section,
  benefit5Section,
  benefitSection,
} from './benefit/benefit.section.ts';
import { Benefit } from './benefit/benefit.tsx';
import benefitRowsCss from './benefit/benefit-rows.css?inline';
import benefitWordsCss from './benefit/benefit-words.css?inline';
import { Benefit1, Benefit2, Benefit3, Benefit4 } from './benefit/benefit-styles.tsx';
import benefit2Css from './benefit/benefit-2.css?inline';
import benefit3Css from './benefit/benefit-3.css?inline';
import benefit4Css from './benefit/benefit-4.css?inline';
import benefit5Css from './benefit/benefit-5.css?inline';
import { Benefit5 } from './benefit/benefit-5.tsx';
import categoryCss from './category/category.css?inline';
import type {
  category1Section,
  category2Section,
  category8Section,
  categorySection,
} from './category/category.section.ts';
import { Category } from './category/category.tsx';
import { Category1, Category2, Category8 } from './category/category-styles.tsx';
import categoryTileCss from './category/category-tile.css?inline';
import category1Css from './category/category-1.css?inline';
import category2Css from './category/category-2.css?inline';
import category8Css from './category/category-8.css?inline';
import contacts1Css from './contacts-1/contacts-1.css?inline';
import type { contacts1Section } from './contacts-1/contacts-1.section.ts';
import { Contacts1 } from './contacts-1/contacts-1.tsx';
import contactsFormCss from './contacts-form/contacts-form.css?inline';
import type { contactsFormSection } from './contacts-form/contacts-form.section.ts';
import { ContactsForm } from './contacts-form/contacts-form.tsx';
import faqCss from './faq/faq.css?inline';
import type { faq1Section, faq2Section, faqSection } from './faq/faq.section.ts';
import { Faq, Faq1, Faq2 } from './faq/faq.tsx';
import faqListCss from './faq/faq-list.css?inline';
import faq1Css from './faq/faq-1.css?inline';
import faq2Css from './faq/faq-2.css?inline';
import form1Css from './form-1/form-1.css?inline';
import type { form1Section } from './form-1/form-1.section.ts';
import { Form1 } from './form-1/form-1.tsx';
import form2Css from './form-2/form-2.css?inline';
import type { form2Section } from './form-2/form-2.section.ts';
import { Form2 } from './form-2/form-2.tsx';
import galleryMasonryCss from './gallery-masonry/gallery-masonry.css?inline';
import type { galleryMasonrySection } from './gallery-masonry/gallery-masonry.section.ts';
import { GalleryMasonry } from './gallery-masonry/gallery-masonry.tsx';
import filtersCss from './product-list/filters.css?inline';
import productListCss from './product-list/product-list.css?inline';
import type { productListSection } from './product-list/product-list.section.ts';
import { ProductList } from './product-list/product-list.tsx';
import productRowCss from './product-widget/product-row.css?inline';
import type { productWidgetSection } from './product-widget/product-widget.section.ts';
import { ProductWidget } from './product-widget/product-widget.tsx';
import type { productWidgetItemsSection } from './product-widget-items/product-widget-items.section.ts';
import { ProductWidgetItems } from './product-widget-items/product-widget-items.tsx';
import sliderCss from './slider/slider.css?inline';
import sliderOverCss from './slider/slider-over.css?inline';
import type { sliderSection } from './slider/slider.section.ts';
import { Slider } from './slider/slider.tsx';
import slider2Css from './slider-2/slider-2.css?inline';
import type { slider2Section } from './slider-2/slider-2.section.ts';
import { Slider2 } from './slider-2/slider-2.tsx';
import slideCss from './slider/slide.css?inline';
import scrimCss from './framework/scrim.css?inline';
import scrimBesideCss from './framework/scrim-beside.css?inline';
import type { sliderItemSection } from './slider-item/slider-item.section.ts';
import { SliderItem } from './slider-item/slider-item.tsx';
import textPictureCss from './text-picture/text-picture.css?inline';
import type {
  textPictureCenterSection,
  textPictureLeftSection,
  textPictureRightSection,
} from './text-picture/text-picture.section.ts';
import { TextPictureCenter, TextPictureLeft, TextPictureRight } from './text-picture/text-picture.tsx';
import mediaGridCss from './media-list/media-grid.css?inline';
import mediaListCss from './media-list/media-list.css?inline';
import type { mediaListSection } from './media-list/media-list.section.ts';
import { MediaList } from './media-list/media-list.tsx';
import type { mediaWidgetSection } from './media-widget/media-widget.section.ts';
import { MediaWidget } from './media-widget/media-widget.tsx';
import tagsListCss from './tags-list/tags-list.css?inline';
import type { tagsListSection } from './tags-list/tags-list.section.ts';
import { TagsList } from './tags-list/tags-list.tsx';
import tableOfContentsCss from './table-of-contents/table-of-contents.css?inline';
import type { tableOfContentsSection } from './table-of-contents/table-of-contents.section.ts';
import { TableOfContents } from './table-of-contents/table-of-contents.tsx';
import authorsCss from './authors/authors.css?inline';
import type { authorsSection } from './authors/authors.section.ts';
import { Authors } from './authors/authors.tsx';
import enquiryCss from '#ui/form/enquiry.css?inline';
import opinionCss from '#ui/form/opinion.css?inline';
import formCss from '#ui/form/form.css?inline';
import phoneCss from '#ui/form/phone/phone.css?inline';
import formCardCss from '#ui/form/form-card.css?inline';
import commentsCss from './comments/comments.css?inline';
import type { commentsSection } from './comments/comments.section.ts';
import { Comments } from './comments/comments.tsx';
import textCss from './text/text.css?inline';
import type { textSection } from './text/text.section.ts';
import { Text } from './text/text.tsx';
import type {
  propertiesSection,
  properties1Section,
  properties3Section,
  properties4Section,
} from './properties/properties.section.ts';
import { Properties, Properties1, Properties3, Properties4 } from './properties/properties.tsx';
import propertiesCss from './properties/properties.css?inline';
import properties1Css from './properties/properties-1.css?inline';
import properties3Css from './properties/properties-3.css?inline';
import properties4Css from './properties/properties-4.css?inline';
import type {
  textBlock1Section,
  textBlock2Section,
  textBlockGridSection,
} from './text-block/text-block.section.ts';
import { TextBlock1, TextBlock2, TextBlockGrid } from './text-block/text-block.tsx';
import textTitleCss from './text-block/text-title.css?inline';
import textBlock1Css from './text-block/text-block-1.css?inline';
import textBlock2Css from './text-block/text-block-2.css?inline';
import textBlockGridCss from './text-block/text-block-grid.css?inline';
import type { testimonialsSection } from './testimonials/testimonials.section.ts';
import { Testimonials } from './testimonials/testimonials.tsx';
import testimonialsCss from './testimonials/testimonials.css?inline';
import type { logoGallerySection } from './logo-gallery/logo-gallery.section.ts';
import { LogoGallery } from './logo-gallery/logo-gallery.tsx';
import logoGalleryCss from './logo-gallery/logo-gallery.css?inline';
import type { hoverTextSection } from './hover-text/hover-text.section.ts';
import { HoverText } from './hover-text/hover-text.tsx';
import hoverTextCss from './hover-text/hover-text.css?inline';
import type {
  gallerySection,
  gallery1Section,
  gallery2Section,
  gallery3Section,
} from './gallery/gallery.section.ts';
import { Gallery, Gallery1, Gallery2, Gallery3 } from './gallery/gallery.tsx';
import pictureLinkCss from './gallery/picture-link.css?inline';
import galleryCss from './gallery/gallery.css?inline';
import gallery1Css from './gallery/gallery-1.css?inline';
import gallery2Css from './gallery/gallery-2.css?inline';
import gallery3Css from './gallery/gallery-3.css?inline';
import type { contacts2Section, contacts3Section } from './contacts/contacts.section.ts';
import { Contacts2, Contacts3 } from './contacts/contacts.tsx';
import contacts2Css from './contacts/contacts-2.css?inline';
import contacts3Css from './contacts/contacts-3.css?inline';

/** What the enquiry form in a card is drawn with. */
const leadFormSheets = [formCss, phoneCss, enquiryCss, formCardCss];

const scrimSheets = [scrimCss, scrimBesideCss];

/** The visible side of every section type: its view and its CSS. */
export const sectionViews: ViewRegistry = new Map([
  ['breadcrumbs', defineView<typeof breadcrumbsSection>(Breadcrumbs, breadcrumbsCss)],
  ['h1', defineView<typeof h1Section>(H1, avatarCss, h1Css)],
  ['text', defineView<typeof textSection>(Text, textCss)],
  [
    'media-list',
    defineView<typeof mediaListSection>(MediaList, ...articleCardSheets, mediaGridCss, mediaListCss),
  ],
  ['media-widget', defineView<typeof mediaWidgetSection>(MediaWidget, ...articleCardSheets, mediaGridCss)],
  ['tags-list', defineView<typeof tagsListSection>(TagsList, tagsListCss)],
  ['table-of-contents', defineView<typeof tableOfContentsSection>(TableOfContents, tableOfContentsCss)],
  ['authors', defineView<typeof authorsSection>(Authors, avatarCss, authorsCss)],
  [
    'comments',
    defineView<typeof commentsSection>(Comments, avatarCss, commentsCss, formCss, enquiryCss, opinionCss),
  ],
  ['banner-1', defineView<typeof banner1Section>(Banner1, bannerWordsCss, ...scrimSheets, videoCss)],
  ['banner-2', defineView<typeof banner2Section>(Banner2, bannerWordsCss, scrimCss, videoCss, banner2Css)],
  ['benefit', defineView<typeof benefitSection>(Benefit, benefitWordsCss, benefitCss)],
  ['benefit-1', defineView<typeof benefit1Section>(Benefit1, benefitWordsCss, benefitRowsCss)],
  ['benefit-2', defineView<typeof benefit2Section>(Benefit2, benefitWordsCss, benefitRowsCss, benefit2Css)],
  ['benefit-3', defineView<typeof benefit3Section>(Benefit3, benefitWordsCss, benefitRowsCss, benefit3Css)],
  ['benefit-4', defineView<typeof benefit4Section>(Benefit4, benefitWordsCss, benefitRowsCss, benefit4Css)],
  ['benefit-5', defineView<typeof benefit5Section>(Benefit5, benefit5Css)],
  ['category', defineView<typeof categorySection>(Category, categoryCss)],
  ['category-1', defineView<typeof category1Section>(Category1, categoryTileCss, category1Css)],
  ['category-2', defineView<typeof category2Section>(Category2, categoryTileCss, category2Css)],
  ['category-8', defineView<typeof category8Section>(Category8, category8Css)],
  ['contacts-1', defineView<typeof contacts1Section>(Contacts1, contacts1Css)],
  [
    'contacts-form',
    defineView<typeof contactsFormSection>(ContactsForm, contacts1Css, ...leadFormSheets, contactsFormCss),
  ],
  ['faq', defineView<typeof faqSection>(Faq, faqListCss, faqCss)],
  ['faq-1', defineView<typeof faq1Section>(Faq1, faqListCss, faq1Css)],
  ['faq-2', defineView<typeof faq2Section>(Faq2, faqListCss, faq2Css)],
  ['form-1', defineView<typeof form1Section>(Form1, ...leadFormSheets, form1Css)],
  ['form-2', defineView<typeof form2Section>(Form2, ...leadFormSheets, form2Css)],
  ['gallery-masonry', defineView<typeof galleryMasonrySection>(GalleryMasonry, galleryMasonryCss)],
  [
    'product-list',
    defineView<typeof productListSection>(
      ProductList,
      ...productCardSheets,
      emptyStateCss,
      paginationCss,
      selectCss,
      productListCss,
      filtersCss,
    ),
  ],
  [
    'product-widget',
    defineView<typeof productWidgetSection>(ProductWidget, ...productCardSheets, productRowCss),
  ],
  [
    'product-widget-items',
    defineView<typeof productWidgetItemsSection>(ProductWidgetItems, ...productCardSheets, productRowCss),
  ],
  ['slider', defineView<typeof sliderSection>(Slider, slideCss, ...scrimSheets, sliderCss, sliderOverCss)],
  ['slider-2', defineView<typeof slider2Section>(Slider2, sliderCss, slider2Css)],
  ['slider-item', defineView<typeof sliderItemSection>(SliderItem, slideCss, ...scrimSheets)],
  ['text-picture-left', defineView<typeof textPictureLeftSection>(TextPictureLeft, textPictureCss)],
  ['text-picture-center', defineView<typeof textPictureCenterSection>(TextPictureCenter, textPictureCss)],
  ['text-picture-right', defineView<typeof textPictureRightSection>(TextPictureRight, textPictureCss)],
  ['properties', defineView<typeof propertiesSection>(Properties, propertiesCss)],
  ['properties-1', defineView<typeof properties1Section>(Properties1, properties1Css)],
  ['properties-3', defineView<typeof properties3Section>(Properties3, properties3Css)],
  ['properties-4', defineView<typeof properties4Section>(Properties4, properties4Css)],
  ['text-block-1', defineView<typeof textBlock1Section>(TextBlock1, textTitleCss, textBlock1Css)],
  ['text-block-2', defineView<typeof textBlock2Section>(TextBlock2, textTitleCss, textBlock2Css)],
  ['text-block-grid', defineView<typeof textBlockGridSection>(TextBlockGrid, textTitleCss, textBlockGridCss)],
  ['testimonials', defineView<typeof testimonialsSection>(Testimonials, ratingCss, testimonialsCss)],
  ['logo-gallery', defineView<typeof logoGallerySection>(LogoGallery, logoGalleryCss)],
  ['hover-text', defineView<typeof hoverTextSection>(HoverText, hoverTextCss)],
  ['gallery', defineView<typeof gallerySection>(Gallery, pictureLinkCss, galleryCss)],
  ['gallery-1', defineView<typeof gallery1Section>(Gallery1, pictureLinkCss, gallery1Css)],
  ['gallery-2', defineView<typeof gallery2Section>(Gallery2, pictureLinkCss, gallery2Css)],
  ['gallery-3', defineView<typeof gallery3Section>(Gallery3, pictureLinkCss, gallery3Css)],
  ['contacts-2', defineView<typeof contacts2Section>(Contacts2, contacts1Css, contacts2Css)],
  ['contacts-3', defineView<typeof contacts3Section>(Contacts3, contacts1Css, contacts3Css)],
]);

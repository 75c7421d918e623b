/** Fields of a slide. */
export const messages = {
  fields: {
    'items.align.mobile': 'Text place on phones',
    'items.align.desktop': 'Text place on wide screens',
    'items.content.image': 'Picture',
    'items.content.imageFocus': {
      label: 'What stays in sight',
      help: 'In this slide only. Unset, the picture’s own point counts.',
    },
    'items.content.imageMobile': {
      label: 'Picture for phones',
      help: 'Beside words on a panel or a card too. Empty: the same picture.',
    },
    'items.content.imageMobileFocus': {
      label: 'What stays in sight on phones',
      help: 'In this slide only. Unset, the picture’s own point counts.',
    },
    'items.content.tag': 'Line over the heading',
    'items.content.text': 'Text',
    'items.content.link': { label: 'Leads to', help: 'Without a button text the whole slide is the link.' },
    'items.content.colorText': 'Text colour',
    'items.content.colorTag': 'Colour of the line over the heading',
    'items.content.background': {
      label: 'Background colour',
      help: 'Lies over the picture as strongly as you say below; without a picture it is the background.',
    },
    'items.content.opacity': 'Colour over the picture, %',
    'items.content.opacityMobile': 'Colour over the picture on phones, %',
    'items.heading.title': 'Heading',
    'items.heading.color': 'Heading colour',
    'items.button.title': 'Button text',
  },
  height: { label: 'Height', choices: { usual: 'As usual', tall: 'Tall', short: 'Short' } },
  /** How all slides of a section look. */
  look: {
    words: {
      label: 'Words and picture',
      help: 'Beside the goods they need no grey over the picture; on phones they stand below it.',
    },
    isPageTitle: {
      label: 'The first heading is the page’s title',
      help: 'For search engines and screen readers, where the page has no other title.',
    },
  },
  words: { over: 'Over the picture', calm: 'On its calm side', panel: 'On a panel beside it' },
} as const;

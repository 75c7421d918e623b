/** Fields that the banners have in common. */
export const messages = {
  fields: {
    'media.desktop.image': 'Picture',
    'media.desktop.imageFocus': {
      label: 'What stays in sight',
      help: 'In this place only. Unset, the picture’s own point counts.',
    },
    'media.desktop.video': { label: 'Film (YouTube or Vimeo)', help: 'The picture is shown until it plays.' },
    'media.mobile.image': { label: 'Picture for phones', help: 'Empty: the same picture.' },
    'media.mobile.imageFocus': 'What stays in sight on phones',
    'media.mobile.video': {
      label: 'Film for phones',
      help: 'Empty: the same film, unless phones have a picture of their own.',
    },
    'overlay.color': { label: 'Which colour', help: 'Empty: dark under light words, light under dark ones.' },
    tag: 'Line over the heading',
    'align.mobile': 'Text place on phones',
    'align.desktop': 'Text place on wide screens',
  },
  /** Said of the choice between a silent film and one with sound. */
  filmHelp: 'Silent ones start when seen; not for those who asked for less motion or less data.',
} as const;

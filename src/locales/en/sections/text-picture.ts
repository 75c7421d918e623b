import type { SectionTexts } from '../../section-texts.ts';

export const messages = {
  types: {
    'text-picture-left': {
      name: 'Text with a picture on the left',
      about: 'Words, and a picture to the left of them.',
    },
    'text-picture-center': {
      name: 'Text under a picture',
      about: 'A picture, and words under it.',
      presets: { 'wide-picture': 'Wide picture' },
    },
    'text-picture-right': {
      name: 'Text with a picture on the right',
      about: 'Words, and a picture to the right of them.',
    },
  },
  fields: {
    split: {
      label: 'Width of picture and text',
      help: 'In twelfths of the row; on phones the picture stands above the text.',
    },
    ratio: 'Shape of the picture',
    enlarge: 'Picture opens large',
  },
  presets: { story: 'Story', detail: 'Detail' },
  content: {
    handsBehind: 'The hands behind it',
    workshopMorning: 'The workshop in the morning',
    tellHowMade:
      '<p>Tell how it is made, by whom, and what makes it worth the wait. Two short paragraphs are enough.</p><p>End with what the reader may do next.</p>',
    readOurStory: 'Read our story',
    lookCloser: 'Look closer',
    aDetail: 'A detail',
    oneDetailPeople: '<p>One detail that people notice only when they hold it in their hands.</p>',
    dayWorkshop: 'A day in the workshop',
    whereComes: 'Where it comes from',
    sentenceAboutPlace: '<p>A sentence about the place.</p>',
  },
} as const satisfies SectionTexts;

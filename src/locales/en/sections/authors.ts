import type { SectionTexts } from '../../section-texts.ts';

export const messages = {
  name: 'Authors',
  about: 'People with a photo and a few words: the author of the article or your team.',
  item: 'Person',
  fields: {
    look: 'Look',
    'items.name': 'Name',
    'items.role': 'What they do',
    'items.image': 'Photo',
    'items.text': 'About them',
    'items.links': 'Links',
    'items.links.title': 'Link text',
    'items.links.url': 'Address',
  },
  choices: { look: { list: 'Small portraits beside the words', portraits: 'Large portraits above them' } },
  presets: { 'article-author': 'Author of the article', team: 'Team', portraits: 'Large portraits' },
  content: {
    whoWritesHere: 'Who writes here',
    whoWorksHere: 'Who works here',
    annaVale: 'Anna Vale',
    ceramist: 'Ceramist',
    throwsGlazesKeeps: '<p>Throws, glazes and keeps the kiln diary.</p>',
    tomReed: 'Tom Reed',
    printmaker: 'Printmaker',
    cutsLinoDay: '<p>Cuts lino by day and writes about it by night.</p>',
  },
} as const satisfies SectionTexts;

import type { SectionTexts } from '../../section-texts.ts';

export const messages = {
  name: 'Form with a picture',
  about: 'The enquiry form on one side, a picture or words on the other.',
  fields: { formSide: 'The form stands' },
  choices: { formSide: { start: 'Before the picture', end: 'After the picture' } },
  presets: { picture: 'With a picture', words: 'With words' },
  content: {
    comeTryYourself: 'Come and try it yourself',
    leaveNumberWill: 'Leave a number: we will find a day together.',
    workshopMorning: 'The workshop in the morning',
    sureWhichOne: 'Not sure which one?',
    tellAboutRoom: 'Tell us about the room and we will suggest three.',
    pleaseHelpMe: 'Please help me choose: ',
    writeToUs: 'Write to us',
  },
} as const satisfies SectionTexts;

import type { messages as english } from '../../en/sections/form-2.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'Форма с картинкой',
  about: 'Форма заявки с одной стороны, картинка или текст – с другой.',
  fields: { formSide: 'Форма стоит' },
  choices: { formSide: { start: 'Перед картинкой', end: 'После картинки' } },
  presets: { picture: 'С картинкой', words: 'С текстом' },
  content: {
    comeTryYourself: 'Приходите и попробуйте сами',
    leaveNumberWill: 'Оставьте номер: вместе подберём день.',
    workshopMorning: 'Мастерская утром',
    sureWhichOne: 'Не знаете, что выбрать?',
    tellAboutRoom: 'Расскажите о комнате, и мы предложим три варианта.',
    pleaseHelpMe: 'Помогите мне выбрать: ',
    writeToUs: 'Написать нам',
  },
} satisfies Messages<typeof english>;

import type { messages as english } from '../../en/sections/text-picture.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  types: {
    'text-picture-left': {
      name: 'نص مع صورة قبله',
      about: 'كلمات وصورة في بداية السطر.',
    },
    'text-picture-center': {
      name: 'نص تحت صورة',
      about: 'صورة وتحتها كلمات.',
      presets: { 'wide-picture': 'صورة عريضة' },
    },
    'text-picture-right': {
      name: 'نص مع صورة بعده',
      about: 'كلمات وصورة في نهاية السطر.',
    },
  },
  fields: {
    split: {
      label: 'عرض الصورة والنص',
      help: 'من اثني عشر جزءًا من الصف؛ وعلى الجوال تظهر الصورة فوق النص.',
    },
    ratio: 'شكل الصورة',
    enlarge: 'تكبير الصورة عند النقر',
  },
  presets: { story: 'قصة', detail: 'تفصيل' },
  content: {
    handsBehind: 'الأيدي التي تصنعها',
    workshopMorning: 'الورشة في الصباح',
    tellHowMade:
      '<p>احكِ كيف تُصنع ومن يصنعها وما يجعلها تستحق الانتظار. فقرتان قصيرتان تكفيان.</p><p>واختم بما يمكن للقارئ فعله بعد ذلك.</p>',
    readOurStory: 'اقرأ قصتنا',
    lookCloser: 'انظر عن قرب',
    aDetail: 'تفصيل',
    oneDetailPeople: '<p>تفصيل واحد لا يلاحظه الناس إلا حين يمسكون بها.</p>',
    dayWorkshop: 'يوم في الورشة',
    whereComes: 'من أين تأتي',
    sentenceAboutPlace: '<p>جملة عن المكان.</p>',
  },
} satisfies Messages<typeof english>;

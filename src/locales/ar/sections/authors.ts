import type { messages as english } from '../../en/sections/authors.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'الكتّاب',
  about: 'أشخاص مع صورة وبضع كلمات: كاتب المقال أو فريقك.',
  item: 'شخص',
  fields: {
    look: 'المظهر',
    'items.name': 'الاسم',
    'items.role': 'العمل',
    'items.image': 'الصورة',
    'items.text': 'نبذة',
    'items.links': 'الروابط',
    'items.links.title': 'نص الرابط',
    'items.links.url': 'الرابط',
  },
  choices: { look: { list: 'صور صغيرة بجانب الكلمات', portraits: 'صور كبيرة فوقها' } },
  presets: { 'article-author': 'كاتب المقال', team: 'الفريق', portraits: 'صور كبيرة' },
  content: {
    whoWritesHere: 'من يكتب هنا',
    whoWorksHere: 'من يعمل هنا',
    annaVale: 'ليلى حداد',
    ceramist: 'خزّافة',
    throwsGlazesKeeps: '<p>تشكّل الطين وتزجّجه وتدوّن يوميات الفرن.</p>',
    tomReed: 'عمر سالم',
    printmaker: 'فنان طباعة',
    cutsLinoDay: '<p>يحفر اللينوليوم نهارًا ويكتب عنه ليلًا.</p>',
  },
} satisfies Messages<typeof english>;

import type { messages as english } from '../../../en/sections/shared/common.ts';
import type { Messages } from '../../../messages.ts';

/** What every section may have, and the shelves of the library. */
export const messages = {
  types: {
    shared: { name: 'مقطع مشترك', about: 'مقطع واحد لعدة صفحات: يُحرَّر مرة واحدة ويتغير في كل مكان.' },
  },
  purposes: {
    opening: 'الافتتاحية',
    text: 'النصوص',
    products: 'المنتجات',
    pictures: 'الصور',
    journal: 'المقالات',
    contact: 'التواصل والنماذج',
    page: 'أجزاء الصفحة',
  },
  fields: {
    'section.width': { label: 'عرض المقطع', help: 'المدى الذي تبلغه الخلفية.' },
    'container.width': { label: 'عرض المحتوى', help: 'المدى الذي تبلغه النصوص والصور.' },
    background: { label: 'الخلفية', help: 'لون من ألوان القالب: يتغير بتغيره.' },
    'heading.title': 'العنوان',
    'heading.note': 'نص تحت العنوان',
    'heading.textAlign': 'محاذاة العنوان',
    'heading.color': 'لون العنوان',
    'heading.colorNote': 'لون النص تحت العنوان',
    'content.html': 'النص',
    'content.htmlBefore': 'نص قبل المحتوى',
    'content.htmlAfter': 'نص بعد المحتوى',
    'content.colorText': 'لون النص',
    'content.image': 'الصورة',
    'content.images': 'الصور',
    'content.alt': {
      label: 'وصف الصورة',
      help: 'يُقرأ لمن لا يستطيع رؤيتها. إن تُرك فارغًا: الوصف من مكتبة الوسائط.',
    },
    'button.title': 'نص الزر',
    'button.type': 'عند النقر',
    'button.style': 'نمط الزر',
    'button.link': { label: 'يؤدي إلى', help: 'الزر الذي لا يؤدي إلى شيء لا يظهر.' },
    'button.isShow': 'إظهار الزر',
    'button.text': {
      label: 'نص لقارئات الشاشة',
      help: 'مطلوب حين لا يوضح الزر وحده وجهته، مثل «المزيد».',
    },
    'button.defaultComment': {
      label: 'بداية الرسالة',
      help: 'تظهر مسبقًا في حقل الرسالة في النموذج.',
    },
    'footer.note': 'نص تحت المقطع',
    'footer.textAlign': 'المحاذاة تحت المقطع',
    'footer.colorNote': 'لون النص تحت المقطع',
    columns: 'عدد البطاقات في الصف',
  },
  choices: {
    width: { full: 'النافذة كاملة', content: 'عرض الصفحة', narrow: 'ضيّق' },
    background: { white: 'أبيض', grey: 'رمادي', light: 'فاتح', middle: 'متوسط', dark: 'داكن' },
    textAlign: { start: 'البداية', center: 'الوسط', end: 'النهاية' },
    desktop: { start: 'البداية', center: 'الوسط', end: 'النهاية' },
    mobile: { start: 'البداية', center: 'الوسط', end: 'النهاية' },
    type: {
      popup: 'يفتح نموذج الاستفسار',
      phone: 'يجري مكالمة',
      whatsapp: 'يفتح محادثة WhatsApp',
      link: 'يفتح رابطًا',
    },
    style: { primary: 'أساسي', secondary: 'ثانوي', outline: 'بإطار', text: 'نص' },
    layout: { row: 'صف قابل للتمرير', grid: 'شبكة' },
    ratio: { original: 'كما هي' },
  },
} satisfies Messages<typeof english>;

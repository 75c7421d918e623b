import type { messages as english } from '../../en/admin/gallery.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'المقاطع',
  text: 'كل أنواع المقاطع مع أمثلتها كما يعرضها هذا المتجر. اختر واحدًا لتجربة حقوله: لا يُحفظ هنا شيء.',
  type: 'نوع المقطع',
  allTypes: 'كل الأنواع',
  find: 'ابحث عن نوع',
  state: 'المثال',
  allStates: 'كل الأمثلة',
  width: 'العرض',
  allWidths: 'كل المقاسات',
  language: 'اللغة',
  allLanguages: 'كل اللغات',
  previousType: 'النوع السابق',
  nextType: 'النوع التالي',
  keys: 'المفاتيح: / للبحث، و[ و] للنوع السابق والتالي.',
  try: 'جرّب',
  tryName: 'جرّب: {name}',
  onlyThis: '{name} فقط',
  fields: 'حقول المقطع',
  example: '{type}، {name}، {width} بكسل، {language}',
  nothing: 'لا نوع مطابق',
  nothingText: 'غيّر البحث أو اعرض كل الأنواع.',
  reset: 'عرض الكل',
  noPreview: 'لا يُظهر شيئًا للزوار.',
} satisfies Messages<typeof english>;

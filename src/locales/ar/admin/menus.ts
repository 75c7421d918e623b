import type { messages as english } from '../../en/admin/menus.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  which: 'أي قائمة',
  main: 'الرئيسية',
  info: 'المعلومات',
  footer: 'أسفل الصفحة',
  hint: 'اسحب البنود لترتيبها، أو استخدم Alt ومفاتيح الأسهم: السهم إلى الداخل يضع البند تحت الذي فوقه.',
  tree: 'بنود القائمة',
  add: 'إضافة بند',
  addBelow: 'إضافة بند بعده',
  newEntry: 'بند جديد',
  empty: 'لا بنود في هذه القائمة بعد',
  emptyHint: 'أضف الأول: يظهر على الصفحة فورًا.',
  title: 'العنوان',
  target: 'يؤدي إلى',
  noTitle: 'أدخل عنوانًا.',
  remove: 'إزالة',
  removeAll:
    '{count, plural, zero {إزالة دون بنود تحته} one {إزالة مع بند واحد تحته} two {إزالة مع بندين تحته} few {إزالة مع # بنود تحته} many {إزالة مع # بندًا تحته} other {إزالة مع # بند تحته}}',
  up: 'نقل إلى أعلى',
  down: 'نقل إلى أسفل',
  in: 'وضع تحت البند السابق',
  out: 'رفع مستوى واحدًا',
  actions: 'إجراءات «{name}»',
  moved: '«{name}» رقم {place} في المستوى {level}',
  tooDeep: 'للقائمة خمسة مستويات على الأكثر، ولا يكون بند تحت نفسه.',
} satisfies Messages<typeof english>;

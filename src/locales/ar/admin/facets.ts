import type { messages as english } from '../../en/admin/facets.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'المواصفات',
  intro:
    'ما يرشّح الزوار به، بترتيب المرشّح: اسحب السطر أو استخدم مفاتيح الأسهم على مقبضه. الأسماء مشتركة في المتجر كله: تغيير الاسم يغيّره في كل المنتجات.',
  properties: 'مواصفات المنتجات',
  propertiesText: 'تلي الخيارات في المرشّح.',
  options: 'خيارات المنتجات',
  optionsText: 'ما يختاره المشترون؛ وتأتي أولًا في المرشّح.',
  inFilter: 'في المرشّح: {title}',
  showInFilter: 'إظهار في المرشّح',
  hideInFilter: 'إخفاء من المرشّح',
  notInFilter: 'ليست في المرشّح',
  emptyTitle: 'لا مواصفات بعد',
  emptyText: 'تظهر هنا حين تضيف مواصفات وخيارات إلى المنتجات.',
  products:
    '{count, plural, zero {# منتج} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}',
  unused: 'غير مستخدمة',
  values: 'قيم {title}',
  edit: 'إعادة تسمية {title}',
  remove: 'حذف {title}',
  editTitle: 'إعادة تسمية',
  name: 'الاسم',
  unit: 'الوحدة',
  color: 'اللون',
  save: 'حفظ',
  saved: 'تغيّر الاسم في كل مكان',
  removed: 'تم الحذف',
  mergeTitle: 'دمج الاثنتين؟',
  mergeText: '«{name}» موجودة بالفعل. ستأخذ المنتجات التي فيها هذه تلك بدلًا منها. لا يمكن التراجع عن ذلك.',
  merge: 'دمج',
} satisfies Messages<typeof english>;

import type { messages as english } from '#locales/en/admin/bundle.ts';
import type { Messages } from '#locales/messages.ts';

export const messages = {
  title: 'مكوَّن من منتجات أخرى',
  text: 'تبيع المجموعة قطعًا من منتجات أخرى معًا. لها سعرها الخاص، ومخزونها من مخزون مكوّناتها.',
  of: 'المتغيّر',
  plain: 'ليس مجموعة',
  parts:
    '{count, plural, zero {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}',
  add: 'إضافة منتج',
  addTitle: 'إضافة منتج إلى المجموعة',
  piecesOf: 'القطع في المجموعة: {name}',
  remove: 'إخراج {name} من المجموعة',
  each: '{price} للقطعة',
  gone: 'حُذف هذا المنتج. اختر غيره أو أخرجه: المجموعة غير متوفرة حتى ذلك الحين.',
  goneName: 'منتج محذوف',
  loading: 'جارٍ التحميل…',
  together: 'منفردة {sum}، وفي المجموعة {price}.',
  saves: 'يوفّر المشتري {amount}.',
  stock:
    '{count, plural, =0 {غير متوفرة: المكوّنات لا تكفي لمجموعة واحدة.} zero {غير متوفرة: المكوّنات لا تكفي لمجموعة واحدة.} one {المكوّنات تكفي لمجموعة واحدة.} two {المكوّنات تكفي لمجموعتين.} few {المكوّنات تكفي لـ# مجموعات.} many {المكوّنات تكفي لـ# مجموعة.} other {المكوّنات تكفي لـ# مجموعة.}}',
  unlimited: 'المخزون غير محدود: لا يُحسب مخزون المكوّنات.',
} satisfies Messages<typeof english>;

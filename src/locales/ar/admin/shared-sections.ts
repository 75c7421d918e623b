import type { messages as english } from '../../en/admin/shared-sections.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  shareTitle: 'مشاركة بين الصفحات',
  shareHelp:
    'يصبح مقطعًا واحدًا لعدة صفحات: تحرّره مرة فيتغير في كل صفحة تعرضه. أضفه إلى صفحات أخرى من «المشتركة».',
  share: 'مشاركة',
  shared: 'تمت المشاركة. تجده في «المشتركة» عند إضافة مقطع.',
  notTogether: 'لا تُشارك معًا إلا المقاطع المتتالية.',
  tooMany: 'يمكن مشاركة {max} مقطع معًا على الأكثر.',
  notInShared: 'لا يمكن أن يوضع مقطع مشترك داخل مقطع مشترك آخر.',
  pageChanged: 'تغيرت الصفحة في هذه الأثناء. المقطع المشترك محفوظ: أضفه من «المشتركة».',
  nothing: 'هذا المقطع المشترك فارغ.',
  everywhere:
    'تغيير في كل مكان ({count, plural, zero {# صفحة} one {صفحة واحدة} two {صفحتان} few {# صفحات} many {# صفحة} other {# صفحة}})',
  everywhereHelp: 'يفتح المقطع المشترك وحده. يرى الزوار تغييراتك عند نشره.',
  detach: 'فصل هنا',
  detachHelp: 'يضع نسخة من مقاطعه في هذه الصفحة، وتبقى الصفحات الأخرى مشتركة.',
  detached: 'تم الفصل: لهذه الصفحة نسختها الآن',
  usedOn:
    'مستخدم في {count, plural, zero {# صفحة} one {صفحة واحدة} two {صفحتين} few {# صفحات} many {# صفحة} other {# صفحة}}',
  unused: 'لا تعرضه أي صفحة بعد',
  more: '{count, plural, zero {و# صفحة أخرى} one {وصفحة أخرى} two {وصفحتان أخريان} few {و# صفحات أخرى} many {و# صفحة أخرى} other {و# صفحة أخرى}}',
  notPublished: 'غير منشور',
  inLayers: 'في الحملات: {names}',
  deleted: 'محذوف',
  deletedText: 'حُذف هذا المقطع المشترك ولا يظهر هنا شيء. أعده أو أزله من الصفحة.',
  bringBack: 'إعادته',
  broughtBack: 'عاد المقطع المشترك',
  missing: 'لا يوجد مقطع مشترك كهذا. أزله من الصفحة.',
  options: 'مقطع مشترك',
  optionsHint: 'ما تغيره هنا يتغير في كل صفحة تعرضه بعد نشره.',
  name: 'الاسم، لفريقك وحده',
  parts:
    '{count, plural, zero {# مقطع} one {مقطع واحد} two {مقطعان} few {# مقاطع} many {# مقطعًا} other {# مقطع}}',
  empty: 'لا مقاطع مشتركة بعد',
  emptyText:
    'في قائمة المقاطع افتح قائمة أحدها واختر «مشاركة بين الصفحات…»، فيظهر هنا ويمكن إضافته إلى أي صفحة.',
  renameTitle: 'إعادة تسمية المقطع المشترك',
  removeTitle: 'حذف «{title}»؟',
  removeText: 'لن يبقى في «المشتركة». يمكن للإصدارات القديمة من الصفحات أن تعيده.',
  remove: 'حذف المقطع المشترك',
  removed: 'حُذف',
  stillUsedTitle: '«{title}» ما زال مستخدمًا',
  stillUsed: 'أزله أو افصله في هذه الصفحات أولًا ثم انشرها:',
} satisfies Messages<typeof english>;

import type { messages as english } from '../../en/admin/starter-sites.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'البدء من موقع جاهز',
  intro:
    'يمكن أن يبدأ المتجر بموقع كامل: صفحات وقوائم ومنتجات وتوصيل ونصوص، كلها لك لتغيّرها. وما أعددته يبقى كما هو.',
  closed: 'في هذا المتجر شيء بالفعل',
  closedText:
    'وُجد: {products, plural, zero {# منتج} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}، {catalogs, plural, zero {# قسم} one {قسم واحد} two {قسمان} few {# أقسام} many {# قسمًا} other {# قسم}}، {pages, plural, zero {# صفحة} one {صفحة واحدة} two {صفحتان} few {# صفحات} many {# صفحة} other {# صفحة}}، {entries, plural, zero {# بند قائمة} one {بند قائمة واحد} two {بندا قائمة} few {# بنود قوائم} many {# بند قائمة} other {# بند قائمة}}. يوضع الموقع الجاهز في متجر فارغ فقط، كي لا يختلط بما لك أو يحل محله. لتنظر في أحدها شغّل نسخة أخرى من البرنامج بمجلد بيانات خاص بها.',
  shop: 'متجر',
  'shop.text': 'لوحات وخزف بمقاسات وطلاءات ومخزون وتقييمات، ومجلة، وتوصيل حسب المناطق، واستلام.',
  services: 'خدمات',
  'services.text':
    'ورشة تأطير: زيارات، وعمل حسب المقاس، ودروس بعدد مقاعد. يجمع الزوار طلبًا بدل السلة، وأنت تتصل بهم.',
  contents:
    '{products, plural, zero {# منتج} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}، {catalogs, plural, zero {# قسم} one {قسم واحد} two {قسمان} few {# أقسام} many {# قسمًا} other {# قسم}}، {pages, plural, zero {# صفحة} one {صفحة واحدة} two {صفحتان} few {# صفحات} many {# صفحة} other {# صفحة}}',
  start: 'البدء بهذا الموقع',
  startNamed: 'البدء بالموقع «{name}»',
  confirmTitle: 'البدء بالموقع «{name}»؟',
  confirmText:
    'سيُضاف: {contents}، وقوائم وصور ونصوص. يراها الزوار كلها فورًا. {home} وما أعددته من الإعدادات والتوصيل والدفع يبقى كما هو.',
  untouched: 'ما زال هذا المتجر كما جاء',
  untouchedText:
    'لم يتغيّر شيء في الموقع «{replaced}»، ولم يطلب أحد أو يفتح حسابًا: يمكن استبداله بموقع جاهز آخر، أو بنفسه من جديد. وبعد أول تغيير لك يبقى كما هو.',
  replace: 'استبدال الموقع',
  replaceText:
    'سيُزال الموقع «{replaced}» كله: {removed}، مع قوائمه وصوره وإعداداته والتوصيل والدفع. ويوضع مكانه: {contents}. يراه الزوار فورًا. لا يمكن التراجع عن ذلك.',
  homeKept: 'تبقى صفحتك الرئيسية كما هي.',
  homeMade: 'تحل صفحة الموقع الرئيسية محل الفارغة.',
  done: 'صار الموقع في متجرك: {contents}.',
  toBuilder: 'فتح المحرّر',
} satisfies Messages<typeof english>;

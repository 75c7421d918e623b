import type { messages as english } from '../en/settings.ts';
import type { Messages } from '../messages.ts';

/** What a setting is called, and one sentence on what it does. */
export const messages = {
  'common.type': {
    name: 'نوع الموقع',
    about: 'متجر بدفع إلكتروني، أو سلة تنتهي باستفسار دون دفع إلكتروني.',
  },
  'common.sitename': { name: 'اسم المتجر', about: 'يُستخدم في العناوين والرسائل ونتائج البحث.' },
  'common.description': {
    name: 'الوصف',
    about: 'جملة أو جملتان لمحركات البحث حين لا يكون للصفحة وصف خاص.',
  },
  'common.phones': {
    name: 'الهواتف',
    about: 'تظهر في رأس الصفحة وأسفلها وفي بيانات الاتصال؛ الأول هو الأساسي.',
  },
  'common.emails': {
    name: 'البريد الإلكتروني',
    about: 'يظهر للزوار؛ ويستقبل العنوان الأول رسائل الطلبات والاستفسارات.',
  },
  'common.whatsapps': {
    name: 'أرقام WhatsApp',
    about: 'تفتح محادثة معك من زر المراسلة وبيانات الاتصال.',
  },
  'common.whatsappMessage': {
    name: 'رسالة WhatsApp الأولى',
    about: 'تُكتب مسبقًا في المحادثة التي يفتحها الزائر.',
  },
  'common.address': {
    name: 'العنوان',
    about: 'يظهر في بيانات الاتصال؛ ودولته هي الافتراضية في حقول الهاتف.',
  },
  'common.telegram': {
    name: 'Telegram',
    about: 'رابط مثل https://t.me/name لزر المراسلة وبيانات الاتصال.',
  },
  'common.mapUrl': {
    name: 'الخريطة',
    about:
      'رابط التضمين أو شيفرته من خدمة الخرائط، في خرائط Google: مشاركة ← تضمين خريطة؛ لا تُحمَّل إلا بعد نقرة.',
  },
  'common.workTime': { name: 'ساعات العمل', about: 'تظهر في رأس الصفحة وبيانات الاتصال.' },
  'common.timeZone': {
    name: 'المنطقة الزمنية',
    about: 'تحدد متى يبدأ اليوم في لوحة المعلومات؛ إن تُركت فارغة: بحسب دولة العنوان.',
  },
  'common.favicon': {
    name: 'أيقونة الموقع',
    about: 'الصورة الصغيرة في تبويب المتصفح؛ الأفضل مربعة بصيغة PNG أو SVG.',
  },
  'common.sharedImage': {
    name: 'صورة المشاركة',
    about: 'تظهر عند مشاركة رابط صفحة لا صورة لها.',
  },
  'common.showAccount': { name: 'حسابات العملاء', about: 'تتيح للعملاء تسجيل الدخول ومتابعة طلباتهم.' },
  'common.modalCookieAccept': {
    name: 'السؤال عن ملفات تعريف الارتباط',
    about: 'لا تبدأ أدوات التتبع إلا بعد موافقة الزائر.',
  },
  'common.modalAgeVerification': {
    name: 'السؤال عن العمر',
    about: 'يؤكد الزوار أنهم بلغوا السن المطلوبة قبل دخول المتجر.',
  },
  'common.showOnMobileHeader': {
    name: 'في رأس الصفحة على الجوال',
    about: 'بيانات الاتصال التي يعرضها الرأس على الشاشات الصغيرة.',
  },
  'common.showOnMobileMenu': {
    name: 'في القائمة على الجوال',
    about: 'بيانات الاتصال التي تعرضها قائمة الجوال.',
  },
  'common.showOnMobileWidget': {
    name: 'في زر المراسلة على الجوال',
    about: 'بيانات الاتصال التي يعرضها الزر العائم على الشاشات الصغيرة.',
  },
  'common.showOnMobileContacts': {
    name: 'في مقاطع الاتصال على الجوال',
    about: 'بيانات الاتصال التي تعرضها هذه المقاطع على الشاشات الصغيرة.',
  },
  'common.showOnContacts': {
    name: 'في مقاطع الاتصال على الشاشات الأكبر',
    about: 'بيانات الاتصال التي تعرضها هذه المقاطع على الأجهزة اللوحية والحواسيب.',
  },
  'media.itemsStyle.template': { name: 'شكل بطاقات المقالات', about: 'كيف تظهر المقالات في القوائم.' },
  'media.itemsStyle.imageProportions': {
    name: 'شكل صور البطاقات',
    about: 'نسبة العرض إلى الارتفاع، مثل 3:2.',
  },
  'media.itemsStyle.borderRadius': { name: 'استدارة زوايا البطاقات', about: 'بالبكسل.' },
  'media.itemsStyle.textAlign': { name: 'نص البطاقات', about: 'محاذاة نصوص البطاقات.' },
  'media.itemsStyle.showAuthor': { name: 'الكاتب في البطاقات', about: 'يُظهر كاتب المقال.' },
  'media.itemsStyle.showDate': { name: 'التاريخ في البطاقات', about: 'يُظهر تاريخ نشر المقال.' },
  'media.itemsStyle.showTags': { name: 'الوسوم في البطاقات', about: 'يُظهر وسوم المقال.' },
  'media.itemsLayout.listColumn': { name: 'أعمدة القوائم', about: 'عدد البطاقات جنبًا إلى جنب.' },
  'media.itemsLayout.listAlign': {
    name: 'محاذاة القوائم',
    about: 'موضع البطاقات في صف غير مكتمل.',
  },
  'media.itemsLayout.gap': { name: 'المسافة بين البطاقات', about: 'بالبكسل.' },
  'media.itemsPerPage': {
    name: 'المقالات في الصفحة',
    about: 'عدد ما تعرضه القائمة قبل الصفحة التالية.',
  },
  'media.pageStyle.showAuthor': {
    name: 'الكاتب في المقالات',
    about: 'يُظهر الكاتب مع صورته ونبذة عنه.',
  },
  'media.pageStyle.authorBlock': {
    name: 'موضع الكاتب',
    about: 'فوق نص المقال أو تحته.',
  },
  'media.pageStyle.showComments': {
    name: 'التعليقات',
    about: 'تتيح للقرّاء التعليق؛ وتوافق عليها قبل ظهورها.',
  },
  'media.pageStyle.commentsBlock': {
    name: 'التعليقات عند الفتح',
    about: 'هل تكون مفتوحة عند فتح الصفحة.',
  },
  'media.pageStyle.showDate': { name: 'التاريخ في المقالات', about: 'يُظهر تاريخ نشر المقال.' },
  'media.pageStyle.showTableOfContent': {
    name: 'جدول المحتويات',
    about: 'يعرض عناوين المقال في بدايته.',
  },
  'ecommerce.currency': {
    name: 'العملة',
    about: 'جميع الأسعار بها؛ تبقى الأرقام كما هي عند تغييرها، ولا تُعرض إلا طرق الدفع التي تقبلها.',
  },
  'ecommerce.priceFormatSeparator': {
    name: 'فاصل الآلاف في الأسعار',
    about: 'ما يفصل بين الآلاف: 12 500 أو 12,500 أو 12500.',
  },
  'ecommerce.template': { name: 'صفحة المنتج', about: 'ترتيب صور المنتج وبياناته.' },
  'ecommerce.templateListing': { name: 'بطاقات المنتجات', about: 'شكل المنتجات في القوائم.' },
  'ecommerce.itemPerPage': {
    name: 'المنتجات في الصفحة',
    about: 'عدد ما يعرضه القسم قبل الصفحة التالية.',
  },
  'ecommerce.imageCrop': { name: 'صور المنتجات', about: 'مقصوصة لتملأ البطاقة أو معروضة كاملة.' },
  'ecommerce.previewSizeInListing': {
    name: 'شكل الصور في القوائم',
    about: 'تُحتسب نسبة العرض إلى الارتفاع فقط.',
  },
  'ecommerce.previewSizeInItem': {
    name: 'شكل الصور في صفحة المنتج',
    about: 'تُحتسب نسبة العرض إلى الارتفاع فقط.',
  },
  'ecommerce.defaultColumns': { name: 'أعمدة المنتجات', about: 'عدد البطاقات جنبًا إلى جنب.' },
  'ecommerce.skuIsShow': { name: 'رمز المنتج', about: 'يُظهر رمز SKU في صفحة المنتج.' },
  'ecommerce.showSortingInCatalog': {
    name: 'الترتيب',
    about: 'يتيح للزوار ترتيب الأقسام حسب السعر والاسم.',
  },
  'ecommerce.shippingPolicy': { name: 'شروط التوصيل', about: 'تبويب في كل صفحة منتج.' },
  'ecommerce.refundPolicy': { name: 'الإرجاع', about: 'تبويب في كل صفحة منتج.' },
  'ecommerce.returnDays': {
    name: 'أيام إرجاع المنتجات',
    about:
      'يطلب المشتري الإرجاع من صفحة طلبه خلال هذه الأيام بعد التسليم؛ 0 يوقفه. يحدد القانون للمتاجر الإلكترونية 14 يومًا في الاتحاد الأوروبي و7 في روسيا.',
  },
  'ecommerce.withdrawal': {
    name: 'العدول عن العقد',
    about:
      'يعدل المشتري من صفحة طلبه، قبل الإرسال أيضًا، وخلال 14 يومًا على الأقل بعد الاستلام، كما يفرض الاتحاد الأوروبي على المتاجر الإلكترونية.',
  },
  'ecommerce.downloadLimit': {
    name: 'مرات تنزيل الملف المشترى',
    about: 'كم مرة يمكن للمشتري تنزيل الملف. متابعة تنزيل انقطع لا تُحتسب.',
  },
  'ecommerce.downloadDays': {
    name: 'أيام التنزيل',
    about: 'المدة بعد الدفع التي يمكن خلالها تنزيل الملف المشترى.',
  },
  'ecommerce.checkoutFormMessage': { name: 'رسالة في إتمام الطلب', about: 'تظهر فوق النموذج.' },
  'ecommerce.checkoutOrderMessage': {
    name: 'رسالة بعد الطلب',
    about: 'تظهر في صفحة الشكر.',
  },
  'ecommerce.showCheckoutPolicy': {
    name: 'الموافقة في إتمام الطلب',
    about: 'يجب أن يوافق المشترون على الشروط قبل الطلب.',
  },
  'ecommerce.checkoutPolicyEnabledByDefault': {
    name: 'تحديد الموافقة مسبقًا',
    about:
      'المربع المحدد مسبقًا ليس موافقة في الاتحاد الأوروبي (GDPR، الحيثية 32؛ محكمة العدل، C-673/17 «Planet49») ولا في القانون الروسي 152-FZ، المادة 9: اتركه غير محدد.',
  },
  'ecommerce.abandonedCarts.enabled': {
    name: 'التذكير بالسلال المتروكة',
    about:
      'عند إتمام الطلب يُسأل المشتري تحت حقل البريد هل يرغب في تذكير. لا تصل الرسائل إلا لمن وافق، وفي كل رسالة رابط لإيقافها. تُعدَّل النصوص في قسم البريد.',
  },
  'ecommerce.abandonedCarts.first': {
    name: 'الرسالة الأولى بعد (ساعات)',
    about: 'تُحسب من آخر مرة فُتحت فيها صفحة إتمام الطلب بهذه السلة.',
  },
  'ecommerce.abandonedCarts.second': { name: 'الرسالة الثانية بعد (ساعات)', about: '0: لا رسالة ثانية.' },
  'ecommerce.abandonedCarts.third': { name: 'الرسالة الثالثة بعد (ساعات)', about: '0: لا رسالة ثالثة.' },
  'ecommerce.abandonedCarts.code': {
    name: 'رمز الخصم في الرسالة الأخيرة',
    about: 'رمز من عروضك؛ يُحذف من الرسالة ما دام غير صالح. فارغ: بلا رمز.',
  },
  'ecommerce.pickupMap.tiles': {
    name: 'خريطة نقاط الاستلام: المربعات',
    about:
      'من أين تأتي خريطة نقاط الاستلام في صفحة إتمام الطلب عندما يفتحها المشتري. خادم OpenStreetMap مخصص للاستخدام المعتدل؛ والمتجر كثير الطلبات يحتاج إلى مزوّد خاص به. فارغ: قائمة بلا خريطة.',
  },
  'ecommerce.pickupMap.source': {
    name: 'الخريطة: من صنعها',
    about: 'يظهر في زاوية الخريطة كما تطلب رخصتها.',
  },
  'ecommerce.pickupMap.sourceUrl': { name: 'الخريطة: رابط صانعها', about: 'فارغ: بلا رابط.' },
  'ecommerce.guestOrderHours': {
    name: 'ساعات تأكيد طلب الضيف',
    about:
      'يؤكد الضيف الذي يدفع عند الاستلام طلبه عبر رابط في الرسالة، أو تؤكده أنت. وإلا أُلغي بعد هذه المدة وعادت منتجاته إلى البيع.',
  },
  'ecommerce.guestOrdersPerHour': {
    name: 'طلبات الضيوف في الساعة من شبكة واحدة',
    about:
      'بعد هذا العدد تستغرق طلبات الضيوف لحظة أطول، ثم فحصًا في المتصفح. ارفعه قبل تخفيضات كبيرة في مكتب أو حرم جامعي؛ 0 يلغي عدّ الشبكات.',
  },
  'ecommerce.checkoutPolicyText': {
    name: 'نص الموافقة',
    about: 'يمكن أن يتضمن روابط إلى الشروط وسياسة الخصوصية.',
  },
  'ecommerce.leadsPopupTitle': {
    name: 'عنوان نموذج الاستفسار',
    about: 'يظهر فوق النموذج الذي يُفتح في نافذة.',
  },
  'ecommerce.showLeadsPopupPolicy': {
    name: 'الموافقة في الاستفسارات',
    about: 'يجب أن يوافق المرسل قبل الإرسال.',
  },
  'ecommerce.leadsPopupEnabledByDefault': {
    name: 'تحديد الموافقة مسبقًا في الاستفسارات',
    about:
      'المربع المحدد مسبقًا ليس موافقة في الاتحاد الأوروبي (GDPR، الحيثية 32؛ محكمة العدل، C-673/17 «Planet49») ولا في القانون الروسي 152-FZ، المادة 9: اتركه غير محدد.',
  },
  'ecommerce.leadsPopupPolicyText': {
    name: 'نص تلك الموافقة',
    about: 'يمكن أن يتضمن رابطًا إلى سياسة الخصوصية.',
  },
  'ecommerce.fastOrder.isShow': {
    name: 'الطلب بنقرة واحدة',
    about: 'زر في صفحة المنتج للمشترين المستعجلين.',
  },
  'ecommerce.fastOrder.type': {
    name: 'عمل الزر',
    about: 'يفتح نموذجًا قصيرًا، أو يضيف المنتج إلى السلة وينتقل إلى إتمام الطلب.',
  },
  'ecommerce.fastOrder.text': { name: 'نص الزر', about: 'اتركه فارغًا للنص المعتاد.' },
  'ecommerce.showCheckoutReceiver': {
    name: 'مستلم آخر',
    about: 'يتيح للمشترين ذكر شخص آخر يستلم الطلب.',
  },
  'ecommerce.productWidgetRelatedPosition': {
    name: 'موضع المنتجات ذات الصلة',
    about: 'قبل التبويبات أو بعدها، أو في السلة.',
  },
  'ecommerce.goesWith.page': {
    name: 'منتجات مكمّلة في صفحة المنتج',
    about: 'ما اخترته في المنتج، وإلا فما اشتُري معه. لا تشغل مكانًا إن لم يوجد ما يُعرض.',
  },
  'ecommerce.goesWith.cart': {
    name: 'منتجات مكمّلة في لوحة السلة',
    about: 'حتى ثلاثة منتجات تحت بنود السلة، وتُستكمل بمنتجات مشابهة.',
  },
  'ecommerce.goesWith.bought': {
    name: 'احتساب ما يُشترى معًا',
    about: 'منتجات اجتمعت في طلبين على الأقل خلال نصف سنة. عند الإيقاف: ما اخترته فقط.',
  },
  'ecommerce.viewedProducts': {
    name: 'شوهدت مؤخرًا',
    about:
      'صف أسفل المنتج مما شاهده الزائر من قبل. يُحفظ على جهازه وحده، وبعد قبوله ملفات تعريف الارتباط إن كنت تسأل عنها.',
  },
  'ecommerce.shareButton': {
    name: 'زر المشاركة',
    about: 'يفتح نافذة المشاركة في الجهاز، وإلا نسخ عنوان المنتج.',
  },
  'ecommerce.productReviewsEnabled': {
    name: 'التقييمات',
    about: 'تتيح للزوار تقييم المنتجات؛ وتوافق عليها قبل ظهورها.',
  },
  'ecommerce.priorPrice': {
    name: 'أدنى سعر قبل الخصم',
    about: 'خلال 30 يومًا قبله، بجانب السعر، كما يشترط الاتحاد الأوروبي؛ ومنه تُحسب النسبة.',
  },
  'ecommerce.keyProperties': {
    name: 'مواصفات بجانب السعر',
    about: 'كم مواصفة من الأولى تظهر؛ وللخدمات: متى وكم تدوم ومع من. 0: في التبويب فقط.',
  },
  'ecommerce.productReviews.breakdown': {
    name: 'توزيع النجوم',
    about: 'شريط لكل عدد من النجوم مع ترتيب وترشيح؛ يظهر ابتداءً من ثلاثة تقييمات.',
  },
  'ecommerce.productReviews.purchases': {
    name: '«تم الشراء من متجرنا» بجانب التقييمات',
    about: 'تظهر لعملاء سجّلوا الدخول وفي طلب مدفوع لهم هذا المنتج.',
  },
  'ecommerce.productReviews.photos': {
    name: 'صور في التقييمات',
    about: 'يضيف المشترون حتى أربع صور؛ وتراها أنت قبل غيرك.',
  },
  'ecommerce.productQuestions': {
    name: 'الأسئلة والأجوبة',
    about: 'يسأل الزوار عن المنتج في صفحته؛ وتجيب أنت قبل أن يقرأ الآخرون.',
  },
  'ecommerce.backInStock': {
    name: '«أخبروني عند توفره»',
    about:
      'يترك الزوار بريدهم عند منتج نفدت كميته ويؤكدونه، ثم تصلهم رسالة واحدة عند توفره، بعدد القطع في كل مرة. عند الإيقاف لا يُسأل أحد ولا تصل المنتظرين رسالة.',
  },
  'ecommerce.wishlist': {
    name: 'قائمة الرغبات',
    about:
      'قلب في صفحة المنتج يضيفه إلى القائمة، والقائمة تُفتح من رأس الصفحة. من يسجّل الدخول يجدها على جميع أجهزته ويمكنه مشاركتها برابط.',
  },
  'ecommerce.showQuantity': {
    name: 'المخزون',
    about: 'متى يظهر عدد القطع المتبقية؛ والقليل خمس قطع أو أقل.',
  },
  'ecommerce.showPriceFrom': {
    name: 'كلمة «من» قبل الأسعار',
    about: 'للمنتجات التي تختلف أسعار متغيّراتها.',
  },
  'ecommerce.filter.enabled': {
    name: 'التصفية',
    about: 'تتيح للزوار تصفية الأقسام حسب السعر والخيارات والمواصفات.',
  },
  'ecommerce.filter.template': {
    name: 'موضع التصفية',
    about: 'بجانب المنتجات أو فوقها أو في درج جانبي.',
  },
  'ecommerce.productDetails': { name: 'تبويبات صفحة المنتج', about: 'ما يظهر منها.' },
  'ecommerce.enquiryModalCustomField.label': {
    name: 'سؤال في نموذج الاستفسار',
    about: 'تسمية حقل الرسالة؛ إن تُركت فارغة: التسمية المعتادة.',
  },
  'ecommerce.enquiryModalCustomField.required': {
    name: 'الجواب مطلوب',
    about: 'لا يُرسل النموذج دون رسالة.',
  },
  'ecommerce.paymentCashOnDelivery.enabled': {
    name: 'الدفع نقدًا عند الاستلام',
    about: 'يتيح للمشترين الدفع عند استلام الطلب.',
  },
  'header.logo': { name: 'الشعار', about: 'يظهر في رأس الصفحة؛ الأفضل SVG أو PNG عريض.' },
  'header.logoMobile': { name: 'الشعار على الجوال', about: 'إن تُرك فارغًا: كما في الشاشات الأكبر.' },
  'header.logoAlt': {
    name: 'الشعار على الخلفيات الداكنة',
    about: 'نسخة فاتحة من الشعار لتذييل داكن والقوالب الداكنة؛ أو كلمات لمن لا يستطيع رؤية الشعار.',
  },
  'header.menuOptions': { name: 'القائمة', about: 'الحجم بالبكسل، وهل تُكتب بأحرف لاتينية كبيرة.' },
  'header.menuSubOptions': { name: 'القوائم الفرعية', about: 'الحجم بالبكسل، وهل تُكتب بأحرف لاتينية كبيرة.' },
  'header.contactsSize': { name: 'حجم بيانات الاتصال', about: 'بالبكسل.' },
  'header.contactsStyles': {
    name: 'نمط بيانات الاتصال',
    about: 'كيف تُكتب الهواتف والعناوين في رأس الصفحة.',
  },
  'header.sendEnquiry.isShow': {
    name: 'زر الاستفسار',
    about: 'يُظهر الزر الذي يفتح نموذج الاستفسار.',
  },
  'header.template': { name: 'التخطيط', about: 'موضع الشعار والقائمة والأيقونات على الشاشات الأكبر.' },
  'header.mobileTemplate': { name: 'التخطيط على الجوال', about: 'موضع الشعار على الشاشات الصغيرة.' },
  'header.scroll': { name: 'عند التمرير', about: 'يصغر رأس الصفحة أو يبقى كما هو أو يختفي مع التمرير.' },
  'footer.logo': {
    name: 'الشعار في التذييل',
    about: 'على خلفيته الداكنة؛ والتذييل الفاتح يعرض شعار الرأس.',
  },
  'footer.template': { name: 'التخطيط', about: 'ترتيب الشعار وبيانات الاتصال والقائمة في التذييل.' },
  'footer.background': {
    name: 'خلفية التذييل',
    about: 'إحدى خلفيات القالب الخمس.',
  },
  'footer.menuColumns': {
    name: 'أعمدة القائمة',
    about: 'عدد أعمدة قائمة التذييل على الشاشات الأكبر.',
  },
  'footer.menuOptions': {
    name: 'قائمة التذييل',
    about: 'الحجم بالبكسل، وهل تُكتب بأحرف لاتينية كبيرة.',
  },
  'footer.text': { name: 'نص التذييل', about: 'مثل الاسم القانوني للشركة.' },
  'socials.facebook': { name: 'Facebook', about: 'رابط صفحتك.' },
  'socials.instagram': { name: 'Instagram', about: 'رابط صفحتك.' },
  'socials.linkedIn': { name: 'LinkedIn', about: 'رابط صفحتك.' },
  'socials.twitter': { name: 'X (Twitter)', about: 'رابط صفحتك.' },
  'socials.medium': { name: 'Medium', about: 'رابط صفحتك.' },
  'socials.telegram': { name: 'قناة Telegram', about: 'رابط قناتك.' },
  'socials.tiktok': { name: 'TikTok', about: 'رابط صفحتك.' },
  'socials.vk': { name: 'شبكة VK', about: 'رابط صفحتك.' },
  'seo.googleAnalytics': { name: 'Google Analytics', about: 'معرّف القياس، مثل G-XXXXXXXXXX.' },
  'seo.googleTagManager': { name: 'Google Tag Manager', about: 'معرّف الحاوية، مثل GTM-XXXXXXX.' },
  'seo.metaPixel': { name: 'بكسل Meta', about: 'رقم البكسل.' },
  'seo.yandexMetrika': { name: 'إحصاءات Yandex Metrica', about: 'رقم العدّاد.' },
  'seo.snapchatPixel': { name: 'بكسل Snapchat', about: 'معرّف البكسل.' },
  'seo.callTracking': {
    name: 'تتبّع المكالمات',
    about: 'رابط https للسكربت الذي تعطيك إياه خدمة تتبّع المكالمات. أرقام المتجر معلّمة له بـ [data-phone].',
  },
  'seo.foreignTrackersOffIn': {
    name: 'دون أدوات تتبع أجنبية في',
    about:
      'رموز دول من حرفين، مثل RU: لا تُحمَّل Google وMeta وSnapchat لزوار هذه الدول ولا لمن لا تُعرف دولتهم. على الوكيل أمام المتجر أن يرسل الدولة كما تفعل Cloudflare.',
  },
  'seo.errorReports': {
    name: 'تقارير الأخطاء',
    about:
      'مفتاح DSN من Sentry أو خدمة مثلها: https://key@host/number. بعد الموافقة يستقبل كل خطأ وزيارة من كل عشر، دون ما يدل على الزائر.',
  },
  'seo.googleVerification': {
    name: 'توثيق Google',
    about: 'الرمز الذي يثبت لـ Google أن الموقع لك.',
  },
  'seo.yandexVerification': {
    name: 'توثيق Yandex',
    about: 'الرمز الذي يثبت لـ Yandex أن الموقع لك.',
  },
  'seo.customCode': {
    name: 'كود مخصص',
    about: 'يُضاف HTML في نهاية كل صفحة كما هو: قد يعطل الكود الخاطئ المتجر أو يسرّب بيانات العملاء.',
  },
  'seo.customCodeIsTracking': {
    name: 'يتتبّع الزوار',
    about: 'عندئذٍ لا يعمل إلا بعد موافقة الزائر على ملفات تعريف الارتباط.',
  },
  'seo.allowedHosts': {
    name: 'مسموح أيضًا',
    about:
      'عناوين قد تستخدمها العدّادات وكودك إضافة إلى ما يعرفه المتجر: https://widget.example، واحد في كل سطر؛ وتتيح «eval» للكود تنفيذ النصوص. العناوين المحظورة مذكورة أدناه.',
  },
  'seo.customStyle': {
    name: 'تنسيق CSS مخصص',
    about: 'يُضاف إلى كل صفحة؛ قد يخفي ما يحتاجه الزوار، لذا راجع المتجر بعده.',
  },
  'seo.robots': {
    name: 'محركات البحث',
    about: 'تُبقي «noindex» الموقع كله خارج نتائج البحث؛ وتركه فارغًا يتيح العثور عليه.',
  },
  'seo.agents': {
    name: 'مساعدو التسوّق',
    about: 'يمكن لبرامج مثل ChatGPT وGemini البحث في بضائعك وملء سلّة لشخص ما، وهو يدفع في صفحات متجرك.',
  },
  'seo.alternates': {
    name: 'لغات أخرى',
    about:
      'الصفحات الرئيسية للموقع نفسه بلغات أخرى، لمحركات البحث؛ وعلى المواقع الأخرى أن تذكر هذا الموقع أيضًا.',
  },
  'seo.templates.product': {
    name: 'المنتجات',
    about: 'نصوص للمنتجات التي لا نصوص لها؛ تُملأ %product_name% وأمثالها.',
  },
  'seo.templates.catalog': { name: 'الأقسام', about: 'نصوص للأقسام التي لا نصوص لها.' },
  'seo.templates.page': { name: 'الصفحات', about: 'نصوص للصفحات التي لا نصوص لها.' },
  'seo.templates.category': { name: 'تصنيفات المقالات', about: 'نصوص للتصنيفات التي لا نصوص لها.' },
  'seo.templates.article': { name: 'المقالات', about: 'نصوص للمقالات التي لا نصوص لها.' },
  language: {
    name: 'لغة المتجر',
    about: 'تُستخدم في واجهة المتجر ورسائله وتنبيهات الأخطاء؛ وتبقى نصوصك كما هي.',
  },
  'ecommerce.cartStyle': {
    name: 'بعد الإضافة إلى السلة',
    about: 'النافذة تذكر ما أُضيف، والدرج الجانبي يعرض السلة كلها وتفتحه أيقونة السلة أيضًا. وتبقى صفحة السلة.',
  },
  'ecommerce.cartNote': { name: 'ملاحظة في درج السلة', about: 'يضيف المشترون بضع كلمات تظهر في تعليق الطلب.' },
  'ecommerce.giftWrapProduct': {
    name: 'تغليف الهدايا',
    about:
      'نهاية رابط منتج، مثل gift-wrap من /products/gift-wrap. تعرضه السلة، وحين يُضاف يصبح بندًا من الطلب بسعره وضريبته ومخزونه. فارغ: لا يُعرض.',
  },
  'ecommerce.showFreeDelivery': {
    name: 'ما بقي للتوصيل المجاني',
    about: 'تذكر السلة كم بقي ليصير التوصيل مجانيًا، إن كان لإحدى مناطق التوصيل مبلغ كهذا.',
  },
  'ecommerce.checkoutFirstChoices': {
    name: 'اختيارات أولى محددة',
    about: 'تُختار أول طريقة دفع وأول نقطة استلام حتى يختار المشتري غيرها.',
  },
  'ecommerce.lowStock': {
    name: 'القليل ابتداءً من',
    about: 'هذا العدد من القطع أو أقل يُعد قليلًا، على البطاقات وفي صفحات المنتجات.',
  },
  'ecommerce.bylineProperty': {
    name: 'مواصفة تحت الاسم',
    about: 'عنوان مواصفة مثل «الفنان» تظهر تحت اسم المنتج؛ فارغ: لا شيء.',
  },
  'ecommerce.deliveryEstimate': {
    name: 'التوصيل في صفحة المنتج',
    about: 'تكلفة التوصيل إلى مكان الزائر وموعد الوصول، من مناطق التوصيل لديك.',
  },
  'ecommerce.returnsNote': {
    name: 'الإرجاع في سطر',
    about: 'مثل «30 يومًا للإرجاع»؛ ويؤدي إلى تبويب الشروط. فارغ: بلا سطر.',
  },
  'ecommerce.paymentMarks': { name: 'طرق الدفع', about: 'أسماء مثل Visa أو Mastercard تظهر علامات صغيرة.' },
  'ecommerce.buyBar': { name: 'شريط زر الشراء', about: 'يبقى أسفل الشاشة بعد أن يبتعد الزر مع التمرير.' },
  'ecommerce.pictureZoom': { name: 'تكبير تحت الفأرة', about: 'تكبر صورة صفحة المنتج تحت الفأرة.' },
  'ecommerce.sizeGuide.option': {
    name: 'خيار له دليل مقاسات',
    about: 'عنوانه، مثل «المقاس»: رابط بجانبه يفتح الدليل. فارغ: لا شيء.',
  },
  'ecommerce.sizeGuide.page': {
    name: 'صفحة دليل المقاسات',
    about: 'رابط صفحة من هذا الموقع، مثل size-guide؛ وتُفتح نصوصها في نافذة.',
  },
  'ecommerce.sizeGuide.text': {
    name: 'نص دليل المقاسات',
    about: 'بدلًا من صفحة: تبويب في صفحة المنتج يفتحه الرابط في نافذة.',
  },
  'ecommerce.cards.sku': { name: 'رمز المنتج على البطاقات', about: 'في الأقسام، حيث تُظهره صفحة المنتج أيضًا.' },
  'ecommerce.cards.stock': {
    name: 'المخزون على البطاقات',
    about: 'كما في صفحة المنتج، أو «لم يبقَ سوى 2» حين يبقى القليل، أو لا شيء.',
  },
  'ecommerce.cards.options': {
    name: 'الخيارات على البطاقات',
    about: 'عيّنات الألوان والصور، أو سطر مثل «3 مقاسات · 4 إطارات».',
  },
  'ecommerce.cards.secondPicture': {
    name: 'صورة ثانية على البطاقات',
    about: 'تظهر تحت المؤشر، أو بالسحب على الجوال أيضًا.',
  },
  'ecommerce.cards.quickAdd': {
    name: 'إضافة سريعة',
    about: 'علامة زائد على الصورة تضع المنتج في السلة، وتُختار الخيارات في نافذة.',
  },
  'ecommerce.cards.quickView': {
    name: 'نظرة سريعة',
    about: 'تفتح المنتج في نافذة فوق القائمة، على الحواسيب.',
  },
  'ecommerce.cards.saleBadge': {
    name: 'شارة الخصم',
    about: 'على صور البطاقات: بالنسبة المئوية أو بالمبلغ أو بلا شارة.',
  },
  'ecommerce.cards.newDays': {
    name: 'أيام الجِدّة',
    about: 'كم يومًا يحمل المنتج شارة «جديد» بعد إنشائه؛ 0: أبدًا.',
  },
  'ecommerce.showBestsellers': {
    name: 'الأكثر مبيعًا في الصفحات الفارغة',
    about:
      'تعرض السلة الفارغة والبحث بلا نتائج والصفحة غير الموجودة أكثر ما بيع في آخر 90 يومًا، أو ما وضعته أولًا.',
  },
  'ecommerce.filter.priceSlider': {
    name: 'شريط السعر',
    about: 'مقبضان فوق رسم يُظهر كم منتجًا بكل سعر؛ ويبقى الحقلان.',
  },
  'ecommerce.filter.search': {
    name: 'البحث في القوائم الطويلة',
    about: 'حقل يجد قيم خيار أو مواصفة لها قيم كثيرة.',
  },
  'ecommerce.filter.available': {
    name: 'الترشيح بالتوفر',
    about: 'يتيح للزوار أن يروا ما يمكن شراؤه الآن فقط.',
  },
  'ecommerce.filter.discounted': { name: 'الترشيح بالخصم', about: 'يتيح للزوار أن يروا المخفّض فقط.' },
  'header.announcement.isShow': { name: 'الإعلان', about: 'شريط فوق رأس كل صفحة.' },
  'header.announcement.motion': { name: 'عدة أسطر', about: 'تتناوب مع زر يوقفها، أو تظهر متجاورة.' },
  'header.announcement.dismissible': {
    name: 'يمكن إغلاقه',
    about: 'من يغلق الشريط يراه من جديد على ذلك الجهاز حين يتغيّر نصه.',
  },
  'header.announcement.first': { name: 'السطر الأول', about: 'أوقاته بتوقيت المتجر؛ فارغة: فورًا وحتى تزيله.' },
  'header.announcement.second': { name: 'السطر الثاني', about: 'فارغ: لا سطر.' },
  'header.announcement.third': { name: 'السطر الثالث', about: 'فارغ: لا سطر.' },
  'ecommerce.detailsTemplate': {
    name: 'تفاصيل المنتجات',
    about:
      'الوصف والمواصفات والتقييمات والشروط: تبويبات أو مطوية أو واحدة تحت الأخرى. وعلى الجوال تكون مطوية.',
  },
  'header.background': { name: 'خلفية رأس الصفحة', about: 'إحدى خلفيات المظهر الخمس.' },
  'header.mobileMenu.pictures': {
    name: 'صور في قائمة الجوال',
    about: 'تظهر البنود المؤدية إلى الأقسام بجانب صورها.',
  },
  'header.mobileMenu.account': {
    name: 'الحساب في قائمة الجوال',
    about: 'طريق إلى الطلبات والبيانات أسفل البنود.',
  },
} satisfies Messages<typeof english>;

import type { messages as english } from '../../en/site/sections.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  'slider.label': 'الشرائح',
  'slider.carousel': 'عرض شرائح',
  'slider.slide': 'شريحة',
  'slider.previous': 'الشريحة السابقة',
  'slider.next': 'الشريحة التالية',
  'slider.pause': 'إيقاف مؤقت',
  'slider.play': 'تشغيل',
  'slider.goTo': 'الانتقال إلى الشريحة {n}',
  'slider.choose': 'اختر شريحة',

  'logos.marquee': 'شريط شعارات متحرك',

  'gallery.open': 'فتح الصورة {n} من {count}',
  'gallery.viewer': 'عارض الصور',
  'gallery.previous': 'الصورة السابقة',
  'gallery.next': 'الصورة التالية',

  'video.play': 'تشغيل الفيديو',
  'video.playTitle': 'تشغيل الفيديو: {title}',
  'video.pause': 'إيقاف الفيديو مؤقتًا',

  'contacts.phone': 'الهاتف',
  'contacts.email': 'البريد الإلكتروني',
  'contacts.address': 'العنوان',
  'contacts.workTime': 'ساعات العمل',
  'contacts.messengers': 'تطبيقات المراسلة',
  'contacts.socials': 'حساباتنا',
  'contacts.map': 'الخريطة',
  'contacts.showMap': 'عرض الخريطة',
  'contacts.mapThirdParty': 'تُحمَّل الخريطة من {host}',
} satisfies Messages<typeof english>;

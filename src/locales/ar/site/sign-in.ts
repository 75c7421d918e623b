import type { messages as english } from '../../en/site/sign-in.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  'auth.signIn': 'تسجيل الدخول',
  'auth.create': 'إنشاء حساب',
  'auth.reset': 'إعادة تعيين كلمة المرور',
  'auth.delete': 'حذف الحساب',
  'auth.signOut': 'تسجيل الخروج',
  'auth.forgot': 'هل نسيت كلمة المرور؟',
  'auth.haveAccount': 'لديّ حساب بالفعل',
  'auth.resetSubmit': 'إرسال الرابط',
  'auth.resetSent': 'أرسلنا رابط إعادة تعيين كلمة المرور إلى {email}.',
  'auth.resetKept':
    'هذا المتجر لا يرسل رسائل بعد، لذا لم يُرسل أي رابط. راسلنا أو اتصل بنا وسنساعدك على الدخول.',
  'auth.resetHint': 'أدخل بريدك الإلكتروني وسنرسل إليك رابطًا لتعيين كلمة مرور جديدة.',
  'auth.resetExpired': 'انتهت صلاحية الرابط أو سبق استخدامه.',
  'auth.resetAgain': 'طلب رابط جديد',
  'auth.resetDone': 'تم تغيير كلمة المرور.',
  'auth.setPassword': 'تعيين كلمة المرور',
  'auth.deleteText': 'سيُحذف حسابك وبياناته نهائيًا.',
  'auth.deleteConfirm': 'حذف حسابي',
  'auth.created': 'تم إنشاء حسابك',
  'auth.toAccount': 'الذهاب إلى حسابي',
  'auth.noAccount': 'ليس لديّ حساب بعد',
  'auth.createdText': 'تم تسجيل دخولك. طلباتك وسلتك معك الآن على كل جهاز.',
} satisfies Messages<typeof english>;

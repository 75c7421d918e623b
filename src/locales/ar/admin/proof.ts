import type { messages as english } from '../../en/admin/proof.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'أكّد أنه أنت',
  text: 'هذا تغيير حساس. أدخل كلمة مرورك مرة أخرى.',
  password: 'كلمة المرور',
  confirm: 'متابعة',
} satisfies Messages<typeof english>;

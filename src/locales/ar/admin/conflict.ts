import type { messages as english } from '../../en/admin/conflict.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'حفظ شخص آخر هذا في هذه الأثناء',
  text: 'تغيّر بينما كنت تعدّله. احفظ نسختك فوقه، أو حمّل نسخة الآخر وتفقد تغييراتك.',
  overwrite: 'احفظ نسختي فوقه',
  loadTheirs: 'حمّل نسخة الآخر',
} satisfies Messages<typeof english>;

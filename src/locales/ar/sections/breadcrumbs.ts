import type { messages as english } from '../../en/sections/breadcrumbs.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'مسار التنقل',
  about: 'الطريق من الرئيسية إلى هذه الصفحة، ويتبع الصفحة تلقائيًا.',
  presets: { trail: 'الطريق إلى هذه الصفحة', band: 'على شريط مستقل' },
} satisfies Messages<typeof english>;

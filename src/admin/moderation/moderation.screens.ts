import { IconHelpCircle, IconMessages, IconStar } from '@tabler/icons-react';

import type { Screen } from '../shell/screen.ts';

export const moderationScreens: readonly Screen[] = [
  {
    path: 'reviews',
    label: 'reviews',
    icon: IconStar,
    access: 'reviews:write',
    inMenu: true,
    load: () => import('./reviews/reviews-screen.tsx'),
  },
  {
    path: 'questions',
    label: 'questions',
    icon: IconHelpCircle,
    access: 'reviews:write',
    inMenu: true,
    load: () => import('./questions/questions-screen.tsx'),
  },
  {
    path: 'comments',
    label: 'comments',
    icon: IconMessages,
    access: 'reviews:write',
    inMenu: true,
    load: () => import('./comments/comments-screen.tsx'),
  },
];

import type { Screen } from '../shell/screen.ts';

export const moderationScreens: readonly Screen[] = [];

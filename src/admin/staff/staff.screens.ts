import type { Screen } from '../shell/screen.ts';

export const staffScreens: readonly Screen[] = [];

import type { Screen } from '../shell/screen.ts';

export const contentScreens: readonly Screen[] = [];

import type { Screen } from '../shell/screen.ts';

export const salesScreens: readonly Screen[] = [];

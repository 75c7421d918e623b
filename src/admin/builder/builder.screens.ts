import type { Screen } from '../shell/screen.ts';

export const builderScreens: readonly Screen[] = [];

import type { Screen } from '../shell/screen.ts';

export const mediaScreens: readonly Screen[] = [];

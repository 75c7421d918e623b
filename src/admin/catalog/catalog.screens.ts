import type { Screen } from '../shell/screen.ts';

export const catalogScreens: readonly Screen[] = [];

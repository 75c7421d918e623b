import type { Screen } from '../shell/screen.ts';

export const dashboardScreens: readonly Screen[] = [];

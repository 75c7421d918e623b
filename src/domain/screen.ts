/** Sizes and timings of specification section 9: pixels and milliseconds. */

export type ScreenClass = 'mobile' | 'tablet' | 'desktop';

/** First width of each class; CSS says `(width >= 568px)` and `(width >= 1025px)`. */
export const breakpoints: Readonly<Record<ScreenClass, number>> = { mobile: 0, tablet: 568, desktop: 1025 };

export const contentWidth = 1170;
export const gridColumns = 12;
export const headerShrinkOffset = 60;

export const sliderInterval = 5000;
export const masonry = { gutter: 12, columns: { desktop: 3, tablet: 2, mobile: 1 } } as const;

export const inputDebounce = 500;
export const inactivityTimeout = 120_000;
export const modalCloseDelay = 550;
export const chunkReloadGuard = 60_000;
export const prefetchIdleDelay = 2000;
export const loadingBar = { throttle: 200, duration: 5000 } as const;

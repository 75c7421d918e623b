/** Sizes and timings of specification section 9: pixels and milliseconds. */

export type ScreenClass = 'mobile' | 'tablet' | 'desktop';

/** First width of each class; CSS says `(width >= 568px)` and `(width >= 1025px)`. */
export const breakpoints: Readonly<Record<ScreenClass, number>> = { mobile: 0, tablet: 568, desktop: 1025 };

/** Under 568 mobile, up to and including 1024 tablet, above desktop; an unknown width is desktop. */
export function screenClass(width: number): ScreenClass {
  if (width < breakpoints.tablet) return 'mobile';
  return width <= 1024 ? 'tablet' : 'desktop';
}

export const contentWidth = 1170;
export const gridColumns = 12;
export const headerShrinkOffset = 60;

export const imageScreens = { xs: 576, sm: 768, md: 996, lg: 1200, xl: 1367, xxl: 1600 } as const;
export const sliderImageWidths = { desktop: 1920, tablet: 1024, mobile: 568 } as const;
export const slideHeights = { desktop: 494, tablet: 400, mobile: 385 } as const;
export const sliderInterval = 5000;
export const masonry = { gutter: 12, columns: { desktop: 3, tablet: 2, mobile: 1 } } as const;

export const inputDebounce = 500;
export const inactivityTimeout = 120_000;
export const modalCloseDelay = 550;
export const chunkReloadGuard = 60_000;
/** Steps of highlighting a section that the admin focuses: scroll, show, fade, remove. */
export const focusHighlightSteps = [100, 150, 1300, 1500] as const;
export const prefetchIdleDelay = 2000;
export const loadingBar = { throttle: 200, duration: 5000 } as const;

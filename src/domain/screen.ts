/** Sizes of specification section 9, in pixels. */

export type ScreenClass = 'mobile' | 'tablet' | 'desktop';

/** First width of each class; CSS says `(width >= 568px)` and `(width >= 1025px)`. */
export const breakpoints: Readonly<Record<ScreenClass, number>> = { mobile: 0, tablet: 568, desktop: 1025 };

export const contentWidth = 1170;
export const gridColumns = 12;
export const headerShrinkOffset = 60;

export const masonry = { gutter: 12, columns: { desktop: 3, tablet: 2, mobile: 1 } } as const;

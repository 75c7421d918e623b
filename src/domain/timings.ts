/** Timings of specification section 9, in milliseconds. */

export const sliderInterval = 5000;
export const inputDebounce = 500;
export const inactivityTimeout = 120_000;
export const modalCloseDelay = 550;
export const chunkReloadGuard = 60_000;
export const prefetchIdleDelay = 2000;
export const loadingBar = { throttle: 200, duration: 5000 } as const;

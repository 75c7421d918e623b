/** Shares of what is reported: one session in ten is counted, every error is told (specification section 9). */
export const reportSamples = { sessions: 0.1, errors: 1 } as const;

/** A page that fails in a loop, or a server whose database is away, must not flood the service. */
export const reportLimits = { perPage: 10, perMinuteOfServer: 20, serverAtOnce: 3 } as const;

/** Whether one is taken, given a number of [0, 1). */
export const isSampled = (share: number, random = Math.random()): boolean => random < share;

/** The last of them; null stands for "since ever". */
export function latest(moments: readonly (Date | null)[]): Date | null {
  return moments.reduce((last, moment) => (last && (!moment || moment <= last) ? last : moment), null);
}

/** The first of them; null stands for "never". */
export function earliest(moments: readonly (Date | null)[]): Date | null {
  return moments.reduce((first, moment) => (first && (!moment || moment >= first) ? first : moment), null);
}

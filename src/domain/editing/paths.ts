/** Whether a path is another one or begins it. */
export function isPrefix(start: readonly string[], path: readonly string[]): boolean {
  return start.length <= path.length && start.every((key, index) => path[index] === key);
}

/** Whether one of two paths is the other or lies within it. */
export function arePathsNested(one: readonly string[], other: readonly string[]): boolean {
  return isPrefix(one, other) || isPrefix(other, one);
}

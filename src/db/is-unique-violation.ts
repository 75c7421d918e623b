/** Whether PostgreSQL refused a row because another one has what must be unique. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

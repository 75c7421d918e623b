/** Customers and staff sign in alike and are kept apart. */
export type AccountKind = 'user' | 'staff';

/** Where the accounts of a kind are, the column of others that points to them, and when they are closed. */
export const accountTables = {
  user: { table: 'users', column: 'user_id', closed: 'deleted_at' },
  staff: { table: 'staff', column: 'staff_id', closed: 'disabled_at' },
} as const;

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { createPickerItemReader } from './picker-item-reader.ts';
import { adminPickersRoutes } from './pickers-admin.routes.ts';

export function createPickersModule({ db }: { db: Kysely<Database> }) {
  const pickerItems = createPickerItemReader({ db });
  return { reader: pickerItems, adminRoutes: adminPickersRoutes({ pickerItems }) };
}

import { z } from 'zod';

/** A menu entry with its target resolved: `uri` null for a heading without a link. */
export interface MenuEntry {
  id: number;
  title: string;
  type: string;
  uri: string | null;
  target: unknown;
  newTab: boolean;
  children: MenuEntry[];
}

export const menuEntrySchema: z.ZodType<MenuEntry> = z.object({
  id: z.int(),
  title: z.string(),
  type: z.string(),
  uri: z.string().nullable(),
  target: z.unknown(),
  newTab: z.boolean(),
  get children() {
    return z.array(menuEntrySchema);
  },
});

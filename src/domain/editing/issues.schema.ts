import { z } from 'zod';

/** Something that keeps a draft from being published (`error`) or that its author should know of. */
export const documentIssueSchema = z.object({
  severity: z.enum(['error', 'warning']),
  code: z.enum([
    'invalid_section',
    'unknown_type',
    'missing_shared',
    'broken_link',
    'missing_picture',
    'missing_alt',
    'low_contrast',
    'invalid_setting',
    'invalid_email',
    'invalid_phone',
    'unknown_menu',
    'empty_title',
    'empty_heading',
  ]),
  /** What exactly: a reason, a link's target, a picture's id, two colours. */
  detail: z.string(),
  /** Of a page. */
  sectionId: z.string().optional(),
  /** Of that section, where the issue is about one of its items. */
  itemId: z.string().optional(),
  /** Of a menu. */
  entryId: z.string().optional(),
  /** Leads to the field: in settings from the group on, else from the section, the item or the entry on. */
  path: z.array(z.string()).optional(),
});
export type DocumentIssue = z.infer<typeof documentIssueSchema>;

import { z } from 'zod';

import { cleanLine } from '../text.ts';
import { idSchema, versionSchema } from './image.schema.ts';

/** `files`: of the built-in server's data folder. `rows`: a portable export, of a server that is not the shop's own. */
const backupKinds = ['files', 'rows'] as const;
export type BackupKind = (typeof backupKinds)[number];

const planFields = {
  enabled: z.boolean(),
  /** `HH:MM`, by the shop's own clocks. */
  time: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'backups.errors.time')
    .meta({ examples: ['03:00'] }),
  /** How many are kept: older ones are deleted after a new one is made. */
  keep: z.int().min(1).max(365),
  /** On the machine that runs the shop; empty: `backups` in its data folder. */
  /** Or `s3://bucket/folder`, of the storage that the environment names. */
  folder: z.string().overwrite(cleanLine).max(500),
  /** The database's log is archived beside them, so that the shop of any moment can be restored. */
  keepLog: z.boolean(),
};

/** 409 when somebody else has changed it since this version. */
export const backupPlanChangeSchema = z.strictObject({ ...planFields, version: versionSchema });
export type BackupPlanChange = z.infer<typeof backupPlanChangeSchema>;

/** What is wrong with backups that are planned: the last one failed, or the last good one is too long ago. */
const backupWarnings = ['failed', 'late'] as const;

const backupSchema = z.object({
  id: idSchema,
  kind: z.enum(backupKinds),
  /** `doubtful`: made, and doctor found something in the copy. `interrupted`: the program ended under it. */
  state: z.enum(['running', 'good', 'doubtful', 'failed', 'interrupted']),
  folder: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  bytes: z.int().nullable(),
  /** What doctor found, or why it failed, as the program says it. */
  detail: z.string(),
});
export type Backup = z.infer<typeof backupSchema>;

const logStateSchema = z.object({
  /** All up to this moment is archived; null: nothing since the start of the program. */
  lastAt: z.iso.datetime().nullable(),
  /** What is kept on the disk of the database until it is archived. */
  waitingBytes: z.int(),
  /** `given-up`: the disk was filling; a new archive begins once there is space. */
  problem: z.enum(['failed', 'late', 'given-up']).nullable(),
  /** Why, as the program says it. */
  detail: z.string(),
});
export type LogState = z.infer<typeof logStateSchema>;

export const backupStateSchema = z.object({
  isPlanned: z.boolean(),
  /** Of the last one that is whole; null without any. */
  lastAt: z.iso.datetime().nullable(),
  warning: z.enum(backupWarnings).nullable(),
  /** Null where no log is archived. */
  log: logStateSchema.nullable(),
});
export type BackupState = z.infer<typeof backupStateSchema>;

export const backupsAnswerSchema = z.object({
  plan: z.object({ ...planFields, version: z.int() }),
  kind: z.enum(backupKinds),
  /** Pictures lie in a bucket, so that a backup of files has none. */
  hasBucket: z.boolean(),
  /** Where they go without a folder of the plan's. */
  ownFolder: z.string(),
  timeZone: z.string(),
  state: backupStateSchema,
  /** The newest first. */
  backups: z.array(backupSchema),
});
export type BackupsAnswer = z.infer<typeof backupsAnswerSchema>;

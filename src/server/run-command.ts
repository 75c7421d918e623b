import { parseArgs } from 'node:util';

import { BackupError } from '#modules/backups/backup-manifest.ts';

import { ConfigError } from './config-values.ts';

/** Runs a command whose refusals are told in one line; exits with 1 after one, and with what `work` returns else. */
export async function runCommand(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isRefusal = error instanceof BackupError || error instanceof ConfigError;
    process.stderr.write(`${isRefusal || !error.stack ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/**
 * The one folder that a command is called with, which of its flags, and the values of its options; ends the command
 * with how it is called.
 */
export function readFolderArgument<Flag extends string, Option extends string = never>(
  usage: string,
  known: readonly Flag[],
  valued: readonly Option[] = [],
): { folder: string; flags: Partial<Record<Flag, boolean>>; options: Partial<Record<Option, string>> } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: Object.fromEntries<{ type: 'boolean' | 'string' }>([
        ...known.map((flag) => [flag, { type: 'boolean' }] as const),
        ...valued.map((option) => [option, { type: 'string' }] as const),
      ]),
    });
    const [folder, ...others] = positionals;
    if (folder && others.length === 0) {
      const flags: Partial<Record<Flag, boolean>> = {};
      for (const flag of known) flags[flag] = values[flag] === true;
      const options: Partial<Record<Option, string>> = {};
      for (const option of valued) {
        const value = values[option];
        if (typeof value === 'string') options[option] = value;
      }
      return { folder, flags, options };
    }
  } catch {
    // An argument that is none of ours.
  }
  return refuseUsage(usage);
}

/** Ends the command with how it is called. */
export function refuseUsage(usage: string): never {
  process.stderr.write(`Usage: ${usage}\n`);
  process.exit(2);
}

/** What doctor found, and the command's exit code for it. */
export function tellFindings(findings: readonly string[], whole: string): number {
  for (const finding of findings) print(finding);
  if (findings.length === 0) print(whole);
  return findings.length === 0 ? 0 : 1;
}

import type { Intent } from '../editing/intents.schema.ts';

/** Groups of the settings that programs may draft: how the shop looks. What it sells by and who it is are people's. */
export const agentGroups = ['styles', 'header', 'footer', 'media', 'socials'] as const;

export type AgentGroup = (typeof agentGroups)[number];

const groups: ReadonlySet<string> = new Set(agentGroups);

/** The group of the settings by which an intent changes more than programs may; null for any other intent. */
export function foreignGroupOf(intent: Intent): string | null {
  return intent.type === 'settings.update' && !groups.has(intent.group) ? intent.group : null;
}

/** The groups that programs read and draft. */
export function pickAgentGroups(all: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(agentGroups.map((group) => [group, all[group]]));
}

/** In the order in which an owner is led through them; each can be skipped and done later. */
export const setupSteps = ['shop', 'contacts', 'logo', 'mail', 'delivery', 'payment', 'legal'] as const;
export type SetupStep = (typeof setupSteps)[number];

export function isSetupStep(name: string): name is SetupStep {
  return (setupSteps as readonly string[]).includes(name);
}

/** Null after the last one. */
export function stepAfter(step: SetupStep): SetupStep | null {
  return setupSteps[setupSteps.indexOf(step) + 1] ?? null;
}

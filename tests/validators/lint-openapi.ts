import { createConfig, lintFromString } from '@redocly/openapi-core';

/** The recommended rules of the linter, warnings too, but for what the specification itself wants otherwise. */
const rules = {
  // `/products/variation/{id}` beside `/products/{id}/similar` and three more pairs are the specification's own
  // addresses (section 7); the router prefers the fixed word, and ids are numbers.
  'no-ambiguous-paths': 'off',
} as const;

/** Findings that are as they should be: the rule stays on for everything else. */
const accepted: readonly { ruleId: string; pointer: string; reason: string }[] = [
  {
    ruleId: 'no-path-trailing-slash',
    pointer: '#/paths/~1homepage~1',
    reason: 'The specification names GET /homepage/ so (section 7); without the slash it answers the same',
  },
];

/** What the linter says of a document, in words; empty when it accepts it. */
export async function lintOpenApi(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lintFromString({ source, absoluteRef: '/docs.json', config });
  return problems
    .map(({ ruleId, message, location }) => ({ ruleId, message, pointer: location[0]?.pointer ?? '' }))
    .filter(
      ({ ruleId, pointer }) => !accepted.some((one) => one.ruleId === ruleId && one.pointer === pointer),
    )
    .map(({ ruleId, message, pointer }) => `${ruleId}: ${message} ${pointer}`);
}

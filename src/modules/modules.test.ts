import { expect, test } from 'vitest';

import { emptyDatabase, listApiRoutes, testModulesOptions } from '#tests/support/modules.ts';

import { buildModules } from './build-modules.ts';

test('every call that a module offers is served, once', () => {
  const { modules } = buildModules(testModulesOptions(emptyDatabase()));
  const offered = Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) =>
      /routes$/i.test(name) && Array.isArray(value) ? value : [],
    ),
  );
  expect(offered.length).toBeGreaterThan(200);
  const nameOf = ({ contract }: (typeof offered)[number]) => `${contract.method} ${contract.path}`;
  expect(listApiRoutes().map(nameOf).toSorted()).toEqual(offered.map(nameOf).toSorted());
});

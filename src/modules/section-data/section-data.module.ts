import type { Log } from '#platform/log.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';

import type { DataSources } from './data-sources.ts';
import { createSectionLoader, type SectionProblem } from './load-sections.ts';

interface SectionDataDeps {
  definitions: DefinitionRegistry;
  /** Of the modules above, which are asked once a page is drawn. */
  sources: DataSources;
  log: Log;
}

/** What sections show. */
export function createSectionDataModule({ definitions, sources, log }: SectionDataDeps) {
  return {
    loader: createSectionLoader({
      definitions,
      sources,
      onProblem: (problem) => reportProblem(log, problem),
    }),
  };
}

function reportProblem(log: Log, problem: SectionProblem): void {
  if (problem.kind === 'data')
    log.error({ need: problem.need, err: problem.error }, 'Data of a section could not be loaded');
  else log.warn({ ...problem }, 'A section cannot be shown');
}

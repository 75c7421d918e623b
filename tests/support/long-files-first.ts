import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of minutes begin first: the last of them would leave one worker waiting for the other. */
export function longFilesFirst(names: readonly string[]): typeof BaseSequencer {
  const isLong = ({ moduleId }: TestSpecification) => names.some((name) => moduleId.includes(name));
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files);
      return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
    }
  };
}

import { describeFlows } from './support/flows.ts';
import { startFirefox } from './support/firefox.ts';

describeFlows('firefox', ({ firefox }) => {
  if (!firefox) throw new Error('Firefox is not installed');
  return startFirefox(firefox);
});

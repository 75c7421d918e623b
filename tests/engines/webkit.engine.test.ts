import { describeFlows } from './support/flows.ts';
import { startWebkit } from './support/webkit.ts';

describeFlows('webkit', ({ webkit }) => {
  if (!webkit) throw new Error('WebKitGTK is not installed');
  return startWebkit(webkit);
});

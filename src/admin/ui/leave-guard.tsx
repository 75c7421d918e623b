import { useLeaveGuard } from './use-leave-guard.tsx';

/**
 * `useLeaveGuard` for one of many forms on a screen: rendered only while there is something to lose, since
 * the router knows one guard at a time.
 */
export function LeaveGuard() {
  useLeaveGuard(true);
  return null;
}

import type { ReactNode } from 'react';

/** Fields and buttons that cannot be used while it is locked; links in it can. It looks like nothing. */
export function FieldLock({ isLocked, children }: { isLocked: boolean; children: ReactNode }) {
  return (
    <fieldset disabled={isLocked} style={{ border: 0, padding: 0, margin: 0, minInlineSize: 0 }}>
      {children}
    </fieldset>
  );
}

import { useEffect } from 'react';

/** Names the tab after the screen that is open. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Vitrina`;
  }, [title]);
}

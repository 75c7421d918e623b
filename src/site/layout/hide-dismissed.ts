/** Where a device keeps which announcement its visitor has put away. */
export const dismissedKey = 'vt-announcement';

/**
 * Runs where the bar stands, before it is painted, so that nothing moves for those who have put it away. Pages
 * allow it by its hash.
 */
export const hideDismissed = `try{const b=document.currentScript.parentElement;b.hidden=localStorage.getItem('${dismissedKey}')===b.dataset.key}catch{}`;

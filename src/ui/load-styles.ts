const brought = new Set<string>();

/**
 * Adds the CSS of what only a script shows, once: pages do not carry what few visitors open, and a sheet
 * made by a script is within the page's policy.
 */
export function loadStyles(css: string): void {
  if (brought.has(css)) return;
  brought.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

// Loaded by Vite alone, as all that uses `import.meta.glob`.
const files = import.meta.glob('./*/*.element.ts');

/** Custom elements of sections by tag, which their files are named after: `vt-toc` is defined by `toc.element.ts`. */
export const sectionElements: Record<string, () => Promise<unknown>> = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/([^/]+)\.element\.ts$/, 'vt-$1'), load]),
);

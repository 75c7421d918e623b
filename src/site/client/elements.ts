/** Custom elements by tag; a page loads those that stand on it. Each module defines its element. */
export const elements: Record<string, () => Promise<unknown>> = {};

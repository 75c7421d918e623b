/** Menus that every shop has, if only empty. */
export const standardMenus: readonly string[] = ['main', 'info', 'footer'];

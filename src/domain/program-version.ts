/** As in package.json, which a browser cannot read. */
export const programVersion = '0.2.0';

import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for each other. */
const plainSigns = 'abcdefghjkmnpqrstuvwxyz23456789';
const groupLength = 4;

/** As many of the signs as asked for, each as likely as any other. */
export function randomSigns(length: number, signs = plainSigns): string {
  return Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
}

/** A secret that people type, in groups of four signs: almost 20 random bits a group. */
export function createTypedSecret(groups: number): string {
  return Array.from({ length: groups }, () => randomSigns(groupLength)).join('-');
}

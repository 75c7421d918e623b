/** The first number of a figure, with the spaces and commas between its digits. */
const numberPattern = /\d[\d\s.,\u00a0\u202f]*\d|\d/;

/** A figure with its number at a share of its value, as many digits as the whole one has. */
export function printShare(figure: string, share: number): string {
  return figure.replace(numberPattern, (number) => {
    const digits = number.replace(/\D/g, '');
    const part = String(Math.round(Number(digits) * share)).padStart(digits.length, '0');
    let at = 0;
    return number.replace(/\d/g, () => part.charAt(at++));
  });
}

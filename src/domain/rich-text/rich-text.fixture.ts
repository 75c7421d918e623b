import * as fc from 'fast-check';

const word = fc.constantFrom('red', 'blue', 'sky', 'a', 'the', 'море', '&amp;', '青い');

const leaf = fc
  .tuple(
    fc.constantFrom('p', 'h2', 'li'),
    fc.array(fc.tuple(word, fc.constantFrom('', 'strong', 'em')), { maxLength: 6 }),
  )
  .map(([name, words]) => {
    const inner = words.map(([text, mark]) => (mark === '' ? text : `<${mark}>${text}</${mark}>`)).join(' ');
    return name === 'li' ? `<ul><li><p>${inner}</p></li></ul>` : `<${name}>${inner}</${name}>`;
  });

/** Rich text as its editor writes it, of few words, so that two of them have much in common. */
export const richText = fc.array(leaf, { maxLength: 5 }).map((parts) => parts.join(''));

import type { Frame, Page } from 'playwright';

export interface WordsOptions {
  /** Names and marks that every language writes alike, as patterns. */
  allowed: readonly string[];
}

/**
 * What a page that speaks the language nobody speaks (`toPseudo`) says past that language's texts, in words: Latin
 * letters outside of brackets, brackets without their end, parameters and keys that were not filled in. What the owner
 * and visitors have written is in another script.
 */
export function examineWords(page: Page | Frame, { allowed }: WordsOptions): Promise<string[]> {
  return page.evaluate(
    (patterns) => {
      const problems = new Set<string>();
      const known = patterns.map((pattern) => new RegExp(pattern, 'gu'));
      const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt'];

      function judge(place: string, text: string): void {
        const said = text.trim().replace(/\s+/g, ' ');
        const unknown = known.reduce((rest, pattern) => rest.replace(pattern, ' '), said);
        if (/\{\w+\}|\b(?:undefined|null|NaN)\b|\[object/.test(unknown))
          problems.add(`${place} has lost a parameter: ${said}`);
        let depth = 0;
        let outside = '';
        for (const letter of said) {
          if (letter === '[') depth += 1;
          else if (letter === ']') depth -= 1;
          else if (depth === 0) outside += letter;
          if (depth < 0) break;
        }
        if (depth !== 0) problems.add(`${place} has half a text: ${said}`);
        const left = known.reduce((rest, pattern) => rest.replace(pattern, ' '), outside);
        if (/\p{Script=Latin}/u.test(left))
          problems.add(`${place} speaks English: ${left.trim().slice(0, 80)} | ${said.slice(0, 80)}`);
      }

      const nameOf = (element: Element) => {
        const own = element.getAttribute('class') ?? '';
        const kind = own.split(' ').find((name) => !/^m_|^mantine-focus/.test(name)) ?? '';
        return `${element.tagName.toLowerCase()}.${kind}`;
      };
      // Lists of countries and regions are data.
      const skipped = 'script,style,noscript,template,select[autocomplete] option';
      /** Texts of one block belong together: what stands in bold is part of its sentence. */
      const blocks = new Map<Element, string>();
      function say(within: Element, text: string): void {
        let block = within;
        while (
          block.parentElement &&
          /^(?:inline|contents|none)$/.test(getComputedStyle(block).display) &&
          block.tagName !== 'OPTION' &&
          block.tagName !== 'TITLE'
        )
          block = block.parentElement;
        blocks.set(block, `${blocks.get(block) ?? ''}${text}`);
      }
      const walker = document.createTreeWalker(
        document.documentElement,
        NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
      );
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Element) {
          if (node.matches(skipped)) continue;
          if (node.matches('br')) say(node, '\n');
          for (const name of attributes) {
            const text = node.getAttribute(name);
            // What only measures, which nobody hears.
            if (name.startsWith('aria-') && node.matches('[aria-hidden="true"]')) continue;
            if (text) judge(`${nameOf(node)}[${name}]`, text);
          }
          if (node instanceof HTMLInputElement && /^(?:submit|button|reset)$/.test(node.type))
            judge(nameOf(node), node.value);
          continue;
        }
        const parent = node.parentElement;
        if (!parent || parent.closest(skipped) || (parent.closest('head') && parent.tagName !== 'TITLE'))
          continue;
        const text = node.textContent ?? '';
        if (text.trim() === '') continue;
        const isShown = parent.matches('title,option') || parent.checkVisibility();
        if (!isShown) continue;
        say(parent, text);
      }
      for (const [block, text] of blocks) judge(nameOf(block), text);
      return [...problems];
    },
    [...allowed],
  );
}

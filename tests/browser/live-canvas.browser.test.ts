import { afterEach, expect, test } from 'vitest';

import { findViolations } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';
import { openLive, type LiveParent } from './support/live-parent.ts';

useBrowser();
const testShop = useTestShop();
let live: LiveParent;
/** The frame answers in milliseconds, a machine that others use may take longer. */
const patiently = { timeout: 10_000 };

const text = (title: string, button = '') => ({
  type: 'text',
  options: {
    heading: { title, note: '' },
    content: { html: `<p>Words under ${title} with <a href="/about">a link</a>.</p>` },
    button: { title: button, type: 'link', link: { type: 'page', url: 'about' } },
  },
});

async function open(
  sections: Parameters<typeof testShop.makePage>[0] = [text('One'), text('Two', 'Press me'), text('Three')],
  options: Parameters<typeof openLive>[2] = {},
): Promise<void> {
  live = await openLive(testShop, await testShop.makePage(sections), options);
}

afterEach(async () => {
  await live.context.close();
  if (live.trouble.errors.length > 0) throw new Error(live.trouble.errors.join('\n'));
});

const section = (id: string) => live.frame.locator(`#section-${id}`);
const titles = () => live.frame.locator('#main .vt-section__title').allInnerTexts();
const tool = (name: string) => live.frame.getByRole('toolbar').getByRole('button', { name, exact: true });
const lastOf = async (type: Parameters<LiveParent['heardOf']>[0]) => (await live.heardOf(type)).at(-1);
const order = () =>
  live.frame
    .locator('#main [data-section-id^=s]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('data-section-id')));

test('pointing at a section outlines and names it, a click selects it, links lead nowhere [R693]', async () => {
  await open();
  await section('s2').hover();
  const hover = live.frame.locator('.vt-edit-box--hover');
  expect(await hover.innerText()).toBe('Text');
  await expect.poll(() => lastOf('section.hovered'), patiently).toMatchObject({ id: 's2' });
  const url = live.frame.url();
  await section('s2').getByText('Press me').click();
  await section('s2').getByText('a link').click();
  await expect.poll(() => lastOf('section.selected'), patiently).toMatchObject({ id: 's2' });
  expect(live.frame.url()).toBe(url);
  await section('s1').getByText('One', { exact: true }).click();
  await expect
    .poll(() => lastOf('section.selected'))
    .toMatchObject({ id: 's1', path: ['options', 'heading', 'title'] });
  const box = await live.frame.locator('.vt-edit-box--selected').boundingBox();
  const around = await section('s1').boundingBox();
  expect(Math.round(box?.y ?? 0)).toBe(Math.round(around?.y ?? -1));
  await live.frame.locator('h1').click();
  await expect.poll(() => lastOf('section.selected'), patiently).toMatchObject({ id: null });
});

test('a link with Ctrl asks the builder for its page', async () => {
  await open();
  await section('s1')
    .getByText('a link')
    .click({ modifiers: ['Control'] });
  await expect.poll(() => lastOf('route.wanted'), patiently).toMatchObject({ path: '/about' });
});

test('insert points stand between sections, for the pointer and for the keyboard', async () => {
  await open();
  await section('s2').hover();
  await live.frame.getByRole('button', { name: 'Add a section above' }).click();
  await expect.poll(() => lastOf('insert.requested'), patiently).toMatchObject({ after: 's1' });
  await section('s2').click();
  await live.frame.getByRole('button', { name: 'Add a section below' }).press('Enter');
  await expect.poll(() => lastOf('insert.requested'), patiently).toMatchObject({ after: 's2' });
});

test('an empty page offers its first section', async () => {
  await open([]);
  await live.frame.getByRole('button', { name: 'Add the first section' }).click();
  await expect.poll(() => lastOf('insert.requested'), patiently).toMatchObject({ after: null });
});

test('the toolbar of the selected section sends its commands, and is as large as it is seen', async () => {
  await open();
  await section('s2').click();
  const size = async () => Math.round((await tool('Delete').boundingBox())?.width ?? 0);
  const [large] = [await size(), await live.send('canvas.scale', { scale: 0.5 })];
  expect(await size()).toBeGreaterThan(1.7 * large);
  await live.send('canvas.scale', { scale: 1 });
  for (const [name, command] of [
    ['Move up', 'moveUp'],
    ['Move down', 'moveDown'],
    ['Duplicate', 'duplicate'],
    ['Hide from visitors', 'hide'],
    ['Delete', 'remove'],
  ] as const) {
    await tool(name).click();
    await expect.poll(() => lastOf('section.command'), patiently).toMatchObject({ id: 's2', command });
  }
});

test('a section is dragged by its handle to another place', async () => {
  await open();
  await section('s1').click({ position: { x: 5, y: 5 } });
  await tool('Drag to another place').dragTo(section('s3'), {
    targetPosition: { x: 300, y: ((await section('s3').boundingBox())?.height ?? 0) - 4 },
  });
  expect(await order()).toEqual(['s2', 's3', 's1']);
  await expect
    .poll(() => lastOf('edit.proposed'))
    .toMatchObject({
      intent: { type: 'section.move', id: 's1', after: 's3' },
      source: 'drag',
    });
});

test('everything is reached by the keyboard', async () => {
  await open();
  await section('s1').focus();
  await live.page.keyboard.press('Enter');
  await expect.poll(() => lastOf('section.selected'), patiently).toMatchObject({ id: 's1' });
  await live.page.keyboard.press('ArrowDown');
  await expect.poll(() => lastOf('section.selected'), patiently).toMatchObject({ id: 's2' });
  await live.page.keyboard.press('Alt+ArrowUp');
  await expect
    .poll(() => lastOf('section.command'), patiently)
    .toMatchObject({ id: 's2', command: 'moveUp' });
  await live.page.keyboard.press('Tab');
  await live.page.keyboard.press('ArrowRight');
  await live.page.keyboard.press('ArrowRight');
  await live.page.keyboard.press('ArrowRight');
  await live.page.keyboard.press('Enter');
  await expect
    .poll(() => lastOf('section.command'), patiently)
    .toMatchObject({ id: 's2', command: 'duplicate' });
  await live.page.keyboard.press('Escape');
  await expect.poll(() => live.frame.evaluate(() => document.activeElement?.id)).toBe('section-s2');
  await live.page.keyboard.press('Control+z');
  await expect.poll(() => lastOf('key.pressed'), patiently).toMatchObject({ key: 'z', ctrl: true });
  await live.page.keyboard.press('Delete');
  await expect.poll(() => lastOf('key.pressed'), patiently).toMatchObject({ key: 'Delete', ctrl: false });
});

test('a text is typed over where it stands, and an echo does not touch it', async () => {
  await open();
  const title = section('s2').locator('.vt-section__title');
  await title.dblclick();
  expect(await title.getAttribute('contenteditable')).toBe('plaintext-only');
  await live.page.keyboard.press('Control+a');
  await live.page.keyboard.type('Typed <b>here</b>');
  await expect
    .poll(() => lastOf('edit.proposed'))
    .toEqual({
      type: 'edit.proposed',
      source: 'text',
      intent: {
        type: 'section.update',
        id: 's2',
        changes: [{ path: ['options', 'heading', 'title'], value: 'Typed <b>here</b>' }],
      },
    });
  const [ready] = await live.heardOf('ready');
  const document = `page:${ready?.pageId ?? 0}` as const;
  await live.send('section.update', {
    document,
    intent: {
      type: 'section.update',
      id: 's2',
      changes: [{ path: ['options', 'heading', 'title'], value: 'Echo' }],
    },
  });
  expect(await titles()).toEqual(['One', 'Typed <b>here</b>', 'Three']);
  // Another field of the same section waits until the typing ends.
  await live.send('section.update', {
    document,
    intent: {
      type: 'section.update',
      id: 's2',
      changes: [{ path: ['options', 'heading', 'note'], value: 'A note' }],
    },
  });
  expect(await title.evaluate((element) => element === window.document.activeElement)).toBe(true);
  await live.page.keyboard.press('Enter');
  await expect.poll(() => titles()).toEqual(['One', 'Typed <b>here</b>', 'Three']);
  expect(await section('s2').getByText('A note').count()).toBe(1);
  expect(await section('s2').locator('[contenteditable]').count()).toBe(0);
});

test('Escape restores the text, a text that is too long is not taken', async () => {
  await open();
  const button = section('s2').locator('.vt-section__action a');
  await button.dblclick();
  await live.page.keyboard.type('Other');
  await live.page.keyboard.press('Escape');
  await expect.poll(() => button.innerText()).toBe('Press me');
  await expect
    .poll(() => lastOf('edit.proposed'))
    .toMatchObject({
      intent: { changes: [{ path: ['options', 'button', 'title'], value: 'Press me' }] },
    });
  await section('s1').click({ position: { x: 5, y: 5 } });
  await live.page.keyboard.press('Enter');
  const title = section('s1').locator('.vt-section__title');
  expect(await title.getAttribute('contenteditable')).toBe('plaintext-only');
  await live.page.keyboard.insertText('x'.repeat(301));
  expect(await title.innerText()).toBe('One');
  await live.page.keyboard.insertText(' more');
  await live.page.keyboard.press('Enter');
  await expect.poll(() => titles()).toEqual(['One more', 'Two', 'Three']);
});

/** What word processors leave on the clipboard: bold by style or not at all, lists as paragraphs, scripts. */
const copied = `<b style="font-weight:normal"><p style="line-height:2">Plain <span style="font-weight:700">heavy</span>
<script>parent.wasRun = 1</script><a href="javascript:parent.wasRun = 1">link</a></p></b>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Point</p>
<p class="MsoListParagraph" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">1.</span>Below</p>`;

test('a rich text is typed with its formatting, by the keyboard alone', async () => {
  await open([text('One')]);
  const { keyboard } = live.page;
  const prose = section('s1').locator('.vt-prose');
  const bold = live.frame.getByRole('button', { name: /^Bold/ });
  const active = () =>
    live.frame.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id,
    );
  const typed = async () => {
    const proposed = (await live.heardOf('edit.proposed')).at(-1)?.intent;
    return proposed && 'changes' in proposed ? proposed.changes[0] : undefined;
  };
  const look = await prose.boundingBox();
  await section('s1').focus();
  await keyboard.press('Enter');
  await expect.poll(() => lastOf('section.selected'), patiently).toMatchObject({ id: 's1' });
  await keyboard.press('Enter');
  await expect.poll(() => section('s1').locator('.vt-section__title[contenteditable]').count()).toBe(1);
  // On to the next text of the section.
  await keyboard.press('Tab');
  await expect.poll(active, patiently).toBe('Text');
  expect(await prose.boundingBox()).toEqual(look);
  await keyboard.press('Control+b');
  expect(await bold.getAttribute('aria-pressed')).toBe('true');
  await keyboard.type('Bold');
  await expect.poll(typed, patiently).toEqual({
    path: ['options', 'content', 'html'],
    value: '<p>Words under One with <a href="/about">a link</a>.<strong>Bold</strong></p>',
    was: '<p>Words under One with <a href="/about">a link</a>.<strong>Bol</strong></p>',
  });
  const [ready] = await live.heardOf('ready');
  const key = `page:${ready?.pageId ?? 0}` as const;
  const setText = (value: string) =>
    live.send('section.update', {
      document: key,
      intent: {
        type: 'section.update',
        id: 's1',
        changes: [{ path: ['options', 'content', 'html'], value }],
      },
    });
  await setText('<p>Echo</p>');
  expect(await prose.innerText()).toContain('Bold');
  // What the builder takes back is no echo.
  await keyboard.press('Control+z');
  await expect.poll(() => lastOf('key.pressed'), patiently).toMatchObject({ key: 'z', ctrl: true });
  await setText('<p>Before</p>');
  expect(await prose.innerText()).toBe('Before');
  await keyboard.type(' and ');
  await keyboard.press('Alt+F10');
  await keyboard.press('ArrowRight');
  expect(await active()).toBe('Italic (Ctrl+I)');
  await keyboard.press('Enter');
  await keyboard.press('Escape');
  await keyboard.type('after ');
  await keyboard.press('Control+k');
  await keyboard.type('two words');
  await keyboard.press('Enter');
  await live.frame.getByRole('alert').getByText('Enter an address').waitFor();
  expect(await findViolations(live.page, { within: ['#frame', 'body'] })).toEqual([]);
  await live.frame.getByRole('textbox', { name: 'Link leads to' }).fill('example.com');
  await keyboard.press('Enter');
  expect(await active()).toBe('Text');
  await prose.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, copied);
  await expect
    .poll(async () => (await typed())?.value, patiently)
    .toBe(
      '<p>Before and <em>after </em><a href="https://example.com">example.com</a>Plain <strong>heavy</strong> link</p>' +
        '<ul><li><p>Point</p><ol><li><p>Below</p></li></ol></li></ul>',
    );
  await keyboard.press('Escape');
  expect(await active()).toBe('section-s1');
  expect(await section('s1').locator('[contenteditable]').count()).toBe(0);
  expect(await live.page.evaluate(() => 'wasRun' in window)).toBe(false);
});

test('an item is typed over as the item that it is', async () => {
  await open([
    {
      type: 'slider',
      items: [
        {
          id: 'a',
          heading: { title: 'First slide' },
          // Stretched over the slide, over its words too.
          button: { title: 'Follow', type: 'link', link: { type: 'page', url: 'about' } },
        },
        { id: 'b', heading: { title: 'Second slide' } },
      ],
    },
    { type: 'faq', items: [{ id: 'q', question: 'Why', answer: '<p>So</p>' }] },
  ]);
  const title = section('s1').getByText('First slide').first();
  // A place of the slide that is no text is the slide's, too.
  await title.locator('xpath=..').click({ position: { x: 2, y: 2 } });
  await expect.poll(() => lastOf('section.selected'), patiently).toMatchObject({ id: 's1', itemId: 'a' });
  await live.send('section.select', { id: 's1', itemId: 'b' });
  const track = section('s1').locator('[data-part=track]');
  await section('s1').locator('[data-part=dot][aria-current]:last-child').waitFor();
  // The arrows work as they do for visitors.
  await section('s1').locator('[data-part=previous]').click();
  await expect.poll(() => track.evaluate((element) => element.scrollLeft), patiently).toBe(0);
  await title.dblclick();
  await live.page.keyboard.press('End');
  await live.page.keyboard.type('!');
  await expect
    .poll(() => lastOf('edit.proposed'))
    .toMatchObject({
      intent: {
        type: 'item.update',
        section: 's1',
        id: 'a',
        changes: [{ path: ['heading', 'title'], value: 'First slide!' }],
      },
    });
  // A space neither opens the answer nor ends the typing; the answer that is typed stays open.
  const question = section('s2').locator('summary').getByText('Why');
  await question.dblclick();
  await live.page.keyboard.press('End');
  await live.page.keyboard.type(' so now');
  await expect.poll(() => question.innerText()).toBe('Why so now');
  await live.page.keyboard.press('Tab');
  const answer = section('s2').locator('.vt-prose');
  await expect.poll(() => answer.getAttribute('contenteditable'), patiently).toBe('true');
  await live.page.keyboard.type(' it is');
  await live.page.keyboard.press('Escape');
  await expect.poll(() => answer.innerHTML()).toBe('<p>So it is</p>');
  expect(await answer.isVisible()).toBe(true);
});

test('a finger selects with the first tap and types with the second', async () => {
  await open(undefined, { width: 800 });
  const title = section('s1').locator('.vt-section__title');
  await title.tap();
  await expect.poll(() => lastOf('section.selected'), patiently).toMatchObject({ id: 's1' });
  await title.tap();
  await expect.poll(() => title.getAttribute('contenteditable')).toBe('plaintext-only');
});

test('the parent selects, and what it selects is brought into view', async () => {
  await open(Array.from({ length: 20 }, (_, index) => text(`Number ${index + 1}`)));
  await live.send('section.select', { id: 's20' });
  await expect.poll(async () => (await section('s20').boundingBox())?.y ?? 9999, patiently).toBeLessThan(900);
  expect(await live.frame.getByRole('toolbar').getAttribute('aria-label')).toBe('Section Text');
});

test.each([390, 1280])('at %i px the frame has no axe violation', async (width) => {
  await open(undefined, { width });
  await section('s2').click({ position: { x: 5, y: 5 } });
  expect(await findViolations(live.page, { within: ['#frame', 'body'] })).toEqual([]);
});

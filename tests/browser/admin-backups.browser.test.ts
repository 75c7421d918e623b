import { expect, test } from 'vitest';

import { expectAccessible, makeMember, openAdmin } from './support/admin.ts';
import { useBrowser, widths } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

test('an owner turns backups on, is told of a folder that will not do, and sees on the dashboard what failed', async () => {
  const { page, context } = await openAdmin(testShop, '/backups', { width: widths[0] });
  await page.getByText('There is no backup yet').waitFor();
  await page.getByLabel('Make a backup every day').press('Space');
  await page.getByLabel('Folder').fill('nowhere');
  await page.keyboard.press('Enter');
  await page.getByText('Enter the whole path of a folder').waitFor();
  await expectAccessible({ page });
  // The first one is made by itself within a minute: none of this test.
  await page.getByLabel('Make a backup every day').press('Space');
  await page.getByLabel('Folder').fill('');
  await page.getByRole('textbox', { name: 'Keep' }).fill('3');
  await page.keyboard.press('Enter');
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(await testShop.db().selectFrom('backup_plan').select('keep').execute()).toEqual([{ keep: 3 }]);

  const failure = {
    kind: 'files',
    state: 'failed',
    folder: '/srv/1',
    detail: 'ENOSPC: no space left on device',
  };
  await testShop.db().insertInto('backups').values(failure).execute();
  await page.goto(`${testShop.origin()}/admin/`);
  await page.getByText('The last backup has failed').waitFor();
  await page.getByRole('link', { name: 'See the backups' }).click();
  await page.getByText('ENOSPC').waitFor();
  await expectAccessible({ page });
  await context.close();
});

test('a manager has neither the screen nor the warning', async () => {
  const failure = { kind: 'files', state: 'failed', folder: '/srv/1', detail: 'ENOSPC' };
  await testShop.db().insertInto('backups').values(failure).execute();
  const member = await makeMember(testShop, 'manager');
  const { page, context } = await openAdmin(testShop, '/', { member });
  await page.getByRole('heading', { name: 'To do' }).waitFor();
  expect(await page.getByText('The last backup has failed').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Backups' }).count()).toBe(0);
  await context.close();
});

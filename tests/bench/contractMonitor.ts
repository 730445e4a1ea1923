import type { Page } from '@playwright/test';

import { type BenchLine, line } from './line.ts';
import { readLongestTask, recordLongTasks } from './longTasks.ts';
import { openCity, signedIn } from './openCity.ts';

/** A short page: rendering a hundred rows is a long task itself. */
const LIST = '/assetManage/model/ssslc?perPage=15';
/** An operation is checked again after ten seconds, another after the check before. */
const ROUNDS = 3;
const ROUND_MS = 11_000;
const SETTLE_MS = 1500;

/** The page while responses are checked in the background: lists of devices with their counts. */
export async function measureContractMonitor(): Promise<readonly BenchLine[]> {
  const opened = await openCity();
  try {
    const page = await signedIn(opened);
    await page.goto(`${opened.city.url}${LIST}`);
    await page.locator('tbody tr').nth(14).waitFor();
    // The page has settled, and the monitor, which loads the validators with its first check, has not started.
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate(recordLongTasks);
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.waitForTimeout(ROUND_MS);
      await page.getByRole('button', { name: 'Refresh' }).click();
    }
    await page.waitForTimeout(ROUND_MS);
    const longest = await page.evaluate(readLongestTask);
    const checked = await readCheckedCount(page);
    const shared = { row: 'CALL-06/cost' } as const;
    return [
      line({
        ...{ name: 'contract monitor: longest task', value: longest, unit: 'ms', limit: 50 },
        ...{ bound: 'at most', ...shared, note: `${checked} responses checked meanwhile` },
      }),
      line({
        ...{ name: 'contract monitor: checked', value: checked, unit: 'responses', limit: ROUNDS },
        ...{ bound: 'at least', ...shared },
      }),
    ];
  } finally {
    await opened.close();
  }
}

/** Reads the number of checked responses from the dialog of the user centre. */
async function readCheckedCount(page: Page): Promise<number> {
  await page.locator('.bar-user').click();
  await page.getByRole('button', { name: 'Contract monitor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contract monitor' });
  const text = await dialog.getByText(/checked in this session/u).innerText();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return Number(text.replaceAll(/\D/gu, ''));
}

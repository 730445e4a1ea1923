import { expect, test50 as test } from './support/test.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly status: string;
}

/** The number of commands that the platform receives before the page is left. */
const SENT_BEFORE_LEAVING = 9;

const filterOf = (filter: object) => encodeURIComponent(JSON.stringify(filter));

test('a setting for a road is confirmed with what it reaches, survives a reload in the middle, and continues with what was not sent [DEVICE-07] [UX-12]', async ({
  page,
  consolePage,
  translate,
  city,
}) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const action = 'Set the report interval';
  // An operator reaches the roads of its own domains only.
  const call = city.callAs('operator');
  const sections = (await call(
    `/core/domains?filter=${filterOf({ where: { level: 4 }, order: ['name ASC'], limit: 20 })}`,
  )) as readonly Row[];
  const lampsOf = async ({ id }: Row) =>
    (await call(
      `/core/domains/${id}/asset?filter=${filterOf({ where: { model: 'ssslc' } })}`,
    )) as readonly Row[];
  const all = await Promise.all(sections.map(async each => [each, await lampsOf(each)] as const));
  // One that takes a while, and not long.
  const [section, lamps] = all.find(([, each]) => each.length >= 22 && each.length <= 60) ?? [];
  if (!section || !lamps) throw new Error('The city has no such road.');
  const reached = lamps.filter(({ status }) => status !== 'offline');
  expect(reached.length).toBeGreaterThan(16);

  // The later commands are held until the page has been left in the middle.
  const sent: string[] = [];
  const { promise: pageLeft, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/set/**', async route => {
    sent.push(/\/assets\/([^/]+)\//u.exec(route.request().url())?.[1] ?? '');
    if (sent.length > SENT_BEFORE_LEAVING) await pageLeft;
    await route.continue().catch(() => undefined);
  });

  await consolePage.openSignedIn(`/?command=domain:${section.id}`, 'operator');

  await test.step('chooses the devices and what is sent, and sees what it reaches', async () => {
    await consolePage.dialog.getByRole('radio', { name: /^Single-lamp controller/u }).check();
    await consolePage.dialog.getByRole('radio', { name: action, exact: true }).check();
    await button(translate('command.next')).click();
    await expect(consolePage.dialog).toContainText(`${action} for ${reached.length} devices`);
    await consolePage.dialog.getByLabel(/Report interval/u).fill('35');
    const typed = consolePage.dialog.getByLabel(/^Type/u);
    if (await typed.isVisible()) await typed.fill(String(reached.length));
    expect(sent).toEqual([]);
    await consolePage.dialog.getByRole('button', { name: new RegExp(`^${action}`, 'u') }).click();
    await expect.poll(() => sent.length).toBeGreaterThan(SENT_BEFORE_LEAVING);
  });

  const before = await test.step('leaves the page in the middle', async () => {
    page.once('dialog', dialog => void dialog.accept());
    await page.reload();
    release(undefined);
    return [...sent];
  });
  expect(before.length).toBeLessThan(reached.length);

  const left =
    await test.step('finds the job interrupted, and nothing continues by itself', async () => {
      await button('Tasks').click();
      const job = page.getByRole('listitem', { name: `${action} for ${reached.length} devices` });
      await expect(job).toContainText(translate('job.state.interrupted'));
      expect(sent).toEqual(before);
      const goOn = job.getByRole('button', { name: /^Continue with/u });
      const count = Number(/\d+/u.exec((await goOn.textContent()) ?? '')?.[0]);
      await goOn.click();
      await expect(consolePage.dialog.last()).toContainText(`${action} for ${count} devices?`);
      await expect(consolePage.dialog.last().getByLabel(/Report interval/u)).toHaveValue('35');
      expect(sent).toEqual(before);
      await consolePage.dialog
        .last()
        .getByRole('button', { name: `${action} for ${count} devices`, exact: true })
        .click();
      // After ten seconds it is shown under Tasks instead.
      const over = new RegExp(`of ${count} [^.]* set to |${count} of ${count} done`, 'u');
      await expect(page.getByText(over).first()).toBeVisible({ timeout: 60_000 });
      return count;
    });

  await test.step('each remaining lamp received the command once, none twice', async () => {
    const after = sent.slice(before.length);
    expect(after).toHaveLength(left);
    expect(sent).toHaveLength(new Set(sent).size);
    // A request that was about to be sent when the page closed may not have left it; it is shown as without a response.
    expect(reached.length - left - before.length).toBeGreaterThanOrEqual(0);
    expect(reached.length - left - before.length).toBeLessThanOrEqual(6);
    const [one] = after;
    const value = await city.call(`/core/assets/${one}/req/device-common:data-report-period`);
    expect(value).toEqual({ period: 35 });
  });
});

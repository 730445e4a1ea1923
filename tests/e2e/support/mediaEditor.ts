import type { Page } from '@playwright/test';

import type { City } from './city.ts';
import type { ConsoleOpener } from './consolePage.ts';
import type { Translate } from './messages.ts';
import { chooseByKeys, reach } from './reach.ts';
import { expect } from './test.ts';

export interface Named {
  readonly id: string;
  readonly name: string;
}

let number = 0;

/** Adds an empty project to the city. */
export async function addProject(city: City, name = 'Riverfront'): Promise<Named> {
  number += 1;
  const body = { name: `${name} ${number}`, width: 1920, height: 920 };
  return (await city.call('/media/projects', 'POST', body)) as Named;
}

export interface CityPlayer extends Named {
  readonly assetId: string;
  readonly assetName: string;
  readonly online: boolean;
  readonly projects: readonly Named[];
}

/** Returns players that are online. */
export const findPlayers = async (city: City, count: number): Promise<readonly CityPlayer[]> => {
  const players = (await city.call('/core/players')) as readonly CityPlayer[];
  return players.filter(({ online }) => online).slice(0, count);
};

/** The parts of the media editor, by role and name. */
export function openParts(page: Page, translate: Translate) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    button,
    tree: page.getByRole('tree', { name: translate('media.contents') }),
    row: (name: string | RegExp) => page.getByRole('treeitem', { name }),
    saved: page.getByText(
      new RegExp(`^${translate('media.save.saved', { time: '' }).trim()}`, 'u'),
    ),
    /** Adds a part by the menu. */
    add: async (key: string) => {
      await button(translate('media.add')).click();
      await page.getByRole('menuitem', { name: translate(key), exact: true }).click();
    },
    /** Adds the first file of each type of the library to the scene by keys. */
    addFilesByKeys: async (types: readonly string[]) => {
      await reach(page, button(translate('media.library')));
      await page.keyboard.press('Enter');
      const library = page.getByRole('region', { name: translate('media.library') });
      await expect(library.getByRole('searchbox')).toBeFocused();
      for (const type of types) {
        await reach(page, library.getByRole('radio', { checked: true }), 'Shift+Tab');
        const radio = library.getByRole('radio', { name: translate(`media.library.${type}`) });
        await reach(page, radio, 'ArrowRight');
        await reach(page, library.getByRole('listitem').first().getByRole('button'));
        await page.keyboard.press('Enter');
      }
      await reach(page, button(translate('shell.close')), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(button(translate('media.library'))).toBeFocused();
    },
    /** Adds a part by the menu, whose button is before the tree. */
    addByKeys: async (key: string) => {
      await reach(page, button(translate('media.add')), 'Shift+Tab');
      const entry = page.getByRole('menuitem', { name: translate(key), exact: true });
      // The items are the last entries.
      await chooseByKeys(page, entry, key.startsWith('media.kind.') ? 'ArrowUp' : 'ArrowDown');
    },
  };
}

interface EditorFixtures {
  readonly page: Page;
  readonly consolePage: ConsoleOpener;
  readonly translate: Translate;
}

/** Opens the editor of a project as an administrator. */
export async function openEditor({ page, consolePage, translate }: EditorFixtures, project: Named) {
  await consolePage.openSignedIn(`/data/projects/${project.id}`);
  const parts = openParts(page, translate);
  await expect(parts.tree).toBeVisible();
  return parts;
}

/** Drags from a point by a number of pixels, and presses a key before the release, if any. */
export async function dragBy(
  page: Page,
  from: { readonly x: number; readonly y: number },
  [dx, dy]: readonly [number, number],
  key?: string,
): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + dx, from.y + dy, { steps: 4 });
  if (key !== undefined) await page.keyboard.press(key);
  await page.mouse.up();
}

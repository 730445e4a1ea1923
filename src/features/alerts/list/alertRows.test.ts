import { expect, it } from 'vitest';

import { alertRows } from './alertRows.ts';

it.each([
  ['the list that the map was opened from', 'list', ['list', 'list'], true],
  ['the list after another visit to the alerts', 'list', ['other', 'list'], false],
  ['another list', 'list', ['other'], false],
] as const)(
  'Back to %s gives its row the focus: %j %j %s [ALERT-03]',
  (_, from, visits, isFocused) => {
    document.body.replaceChildren(
      ...['a1', 'a2'].map(alert => {
        const name = document.createElement('button');
        name.dataset['alert'] = alert;
        return name;
      }),
    );
    alertRows.rememberMapAlert({ id: 'a2' }, from);
    for (const visit of visits) alertRows.returnFromMap(visit);
    expect(document.activeElement === alertRows.getAll()[1]).toBe(isFocused);
  },
);

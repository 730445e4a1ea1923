import { act, render } from '@testing-library/react';
import { TestTranslationProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';

import { buildDaySchedule } from '../../../domain/media/buildDaySchedule.ts';
import { HOUR_MS } from '../../../domain/duration.ts';
import { type TimeRange, toDayMs, toDayNumber } from '../../../domain/media/planTimes.ts';
import { buildProject, TODAY } from '../../../../tests/support/mediaProjects.ts';
import { createEditorStore } from '../state/createEditorStore.ts';
import { EditorContext, useScheduledPlans } from '../state/EditorContext.ts';
import type { EditorStore } from '../state/EditorStore.ts';
import { findNodeOf } from '../model/mediaTree.ts';
import { DayView } from './DayView.tsx';
import { SCHEDULE_STEP_MS, shiftHours } from './scheduleEdits.ts';

const MIDNIGHT = { hour: 0, minute: 0, second: 0, milliseconds: 0 };
const WHOLE_DAY: TimeRange = { timeBegin: MIDNIGHT, timeEnd: MIDNIGHT, enableFlag: false };

const Schedule = () => {
  const schedule = buildDaySchedule(useScheduledPlans(), toDayNumber(TODAY));
  return <DayView {...{ schedule }} dayMs={0} onPick={() => undefined} />;
};

const renderSchedule = (store: EditorStore) => {
  const translate = vi.fn<(key: string, values?: { readonly plan?: string }) => string>(
    (key, values) => `${key} ${values?.plan ?? ''}`,
  );
  const { container, unmount } = render(
    <TestTranslationProvider translate={translate}>
      <EditorContext value={{ store, readOnlyReason: undefined }}>
        <Schedule />
      </EditorContext>
    </TestTranslationProvider>,
  );
  const listRendered = () =>
    new Set(translate.mock.calls.flatMap(([, values]) => values?.plan ?? []));
  return { container, translate, unmount, listRendered };
};

const planIdsOf = (store: EditorStore) => {
  const { tree } = store.get().history;
  return tree.nodes[tree.rootId]?.childIds ?? [];
};

it.each<readonly [string, (store: EditorStore, ids: readonly string[]) => void]>([
  ['a deletion', (store, [, id = '']) => store.remove([id])],
  ['a move', (store, [id = '']) => store.shift([id], 1)],
  ['another name', (store, [, , id = '']) => store.setFields([id], { name: 'Evening' })],
  [
    'a scene without a name',
    (store, [id = '']) => {
      const [sceneId = ''] = store.get().history.tree.nodes[id]?.childIds ?? [];
      store.setFields([sceneId], { name: '' });
    },
  ],
])('shows the day after %s, and after its undo, as if it was opened then', (_, edit) => {
  const store = createEditorStore(buildProject(6, 2, 1, 1), new Map());
  const { container } = renderSchedule(store);
  const first = container.cloneNode(true);
  act(() => edit(store, planIdsOf(store)));
  const edited = renderSchedule(store);
  expect(container.isEqualNode(edited.container)).toBe(true);
  expect(container.isEqualNode(first)).toBe(false);
  edited.unmount();
  act(store.undo);
  expect(container.isEqualNode(first)).toBe(true);
});

it('moves hours by each press of a key, also before the schedule is rendered', () => {
  const store = createEditorStore(buildProject(1, 1, 1, 1), new Map());
  const { container } = renderSchedule(store);
  const [id = ''] = planIdsOf(store);
  const readBegin = () => {
    const range = findNodeOf(store.get().history.tree, 'plan', id)?.fields.timeRange;
    return range && toDayMs(range.timeBegin);
  };
  act(() => store.setFields([id], { timeRange: shiftHours(WHOLE_DAY, 'begin', 2 * HOUR_MS) }));
  const block = container.querySelector('.media-block')!;
  act(() => {
    for (let i = 0; i < 3; i += 1)
      block.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  });
  expect(readBegin()).toBe(2 * HOUR_MS + 3 * SCHEDULE_STEP_MS);
});

it('renders no lane again that an edit leaves as it was', () => {
  const store = createEditorStore(buildProject(6, 2, 1, 1), new Map());
  const { translate, listRendered } = renderSchedule(store);
  // A timing plan would become the newest one, and displace another.
  const [, id = ''] = planIdsOf(store);
  expect(listRendered().size).toBe(6);
  translate.mockClear();
  act(() => store.setFields([id], { name: 'Evening' }));
  expect([...listRendered()]).toEqual(['Evening']);
});

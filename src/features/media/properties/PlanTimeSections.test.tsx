import { fireEvent, render, screen } from '@testing-library/react';
import { TestTranslationProvider } from 'react-admin';
import { expect, it } from 'vitest';

import { buildProject } from '../../../../tests/support/mediaProjects.ts';
import { createEditorStore } from '../state/createEditorStore.ts';
import { EditorContext, useNodeOf } from '../state/EditorContext.ts';
import { findNodeOf } from '../model/mediaTree.ts';
import { HourSection } from './PlanTimeSections.tsx';
import { useSelectedNodes } from './useSelectedNodes.ts';

it('shows and keeps the milliseconds of hours that have them [MEDIA-03/fields]', () => {
  const tree = buildProject(1, 1, 1, 1);
  const [planId = ''] = tree.nodes[tree.rootId]?.childIds ?? [];
  const store = createEditorStore(tree, new Map());
  const readHours = () => findNodeOf(store.get().history.tree, 'plan', planId)!.fields.timeRange;
  const lastMoment = { hour: 23, minute: 59, second: 59, milliseconds: 999 };
  const timeBegin = { hour: 8, minute: 0, second: 0, milliseconds: 0 };
  store.setFields([planId], { timeRange: { timeBegin, timeEnd: lastMoment, enableFlag: true } });

  const Hours = () => {
    const plan = useNodeOf('plan', planId)!;
    return <HourSection fields={plan.fields} plans={useSelectedNodes(plan)} />;
  };
  render(
    <TestTranslationProvider translate={(key: string) => key}>
      <EditorContext value={{ store, readOnlyReason: undefined }}>
        <Hours />
      </EditorContext>
    </TestTranslationProvider>,
  );
  const [begin, end] = ['Begin', 'End'].map(each =>
    screen.getByLabelText<HTMLInputElement>(`media.field.time${each}`),
  );
  expect(end?.value).toBe('23:59:59.999');
  expect([begin?.step, end?.step]).toEqual(['1', '0.001']);
  fireEvent.change(begin!, { target: { value: '09:30' } });
  expect(begin?.value).toBe('09:30:00');
  fireEvent.change(end!, { target: { value: '22:59:59.990' } });
  expect(readHours()).toMatchObject({
    timeBegin: { ...timeBegin, hour: 9, minute: 30 },
    timeEnd: { ...lastMoment, hour: 22, milliseconds: 990 },
  });
  // The browser leaves out a fraction of 0, and zeros behind others.
  fireEvent.change(end!, { target: { value: '22:59:59.5' } });
  expect(readHours().timeEnd.milliseconds).toBe(500);
});

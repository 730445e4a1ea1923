import '../../../resources/inputs/DatePickerField.tsx';

import { fireEvent, render, screen } from '@testing-library/react';
import { TestTranslationProvider } from 'react-admin';
import { expect, it } from 'vitest';

import { buildProject } from '../../../../tests/support/mediaProjects.ts';
import { createEditorStore } from '../state/createEditorStore.ts';
import { EditorContext, useNodeOf } from '../state/EditorContext.ts';
import { findNodeOf } from '../model/mediaTree.ts';
import { HourSection } from './PlanTimeSections.tsx';
import { useSelectedNodes } from './useSelectedNodes.ts';

it('shows and keeps the milliseconds of hours that have them [MEDIA-03/fields]', async () => {
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
  const begin = await screen.findByLabelText<HTMLInputElement>('media.field.timeBegin');
  const end = screen.getByLabelText<HTMLInputElement>('media.field.timeEnd');
  // Neither as the browser's language writes it: "11:59:59 PM".
  expect([begin.value, end.value]).toEqual(['08:00:00', '23:59:59']);
  const [milliseconds, ...more] = screen.getAllByLabelText('media.field.milliseconds');
  expect(milliseconds).toHaveProperty('value', '999');
  expect(more).toEqual([]);
  fireEvent.change(begin, { target: { value: '09:30:00' } });
  expect(begin.value).toBe('09:30:00');
  fireEvent.change(end, { target: { value: '22:59:59' } });
  fireEvent.change(milliseconds!, { target: { value: '500' } });
  expect(readHours()).toMatchObject({
    timeBegin: { ...timeBegin, hour: 9, minute: 30 },
    timeEnd: { ...lastMoment, hour: 22, milliseconds: 500 },
  });
});

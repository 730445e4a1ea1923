import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { buildProject } from '../../../../tests/support/mediaProjects.ts';
import { createEditorStore } from '../state/createEditorStore.ts';
import { EditorContext } from '../state/EditorContext.ts';
import { PropertyDateTimeField } from './choiceFields.tsx';

it.each([
  ['date', '2027-01-02', '12026-01-02'],
  ['datetime-local', '2027-01-02T03:04:05', '12026-01-02T03:04:05'],
] as const)('does not store a year of five digits: %s', (type, valid, late) => {
  const onChange = vi.fn<(text: string) => void>();
  const store = createEditorStore(buildProject(1, 1, 1, 1), new Map());
  const { getByLabelText } = render(
    <EditorContext value={{ store, readOnlyReason: undefined }}>
      <PropertyDateTimeField label={type} {...{ type, onChange }} value={undefined} />
    </EditorContext>,
  );
  const field = getByLabelText(type);
  expect(field.getAttribute('max')).toMatch(/^9999-12-31/u);
  fireEvent.change(field, { target: { value: late } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: valid } });
  expect(onChange).toHaveBeenCalledWith(expect.stringMatching(/^2027-01-02/u));
});

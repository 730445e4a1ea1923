import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { buildProject } from '../../../../tests/support/mediaProjects.ts';
import { createEditorStore } from '../state/createEditorStore.ts';
import { useEditorKeys } from './useEditorKeys.ts';

const tree = buildProject(1, 0, 0, 0);
const [planId = ''] = tree.nodes[tree.rootId]?.childIds ?? [];

afterEach(cleanup);

/** Opens a project whose plan has another name, with the fields of an editor. */
function openRenamed(isReadOnly: boolean) {
  const store = createEditorStore(tree, new Map());
  store.setFields([planId], { name: 'Evening' });
  const Fields = () => {
    useEditorKeys(store, isReadOnly, () => undefined);
    return (
      <>
        <input type="search" aria-label="Search" />
        <input type="range" aria-label="Time" />
        <section className="media-properties">
          <input aria-label="Name" />
        </section>
      </>
    );
  };
  render(<Fields />);
  return {
    isRenamed: () => store.get().history.past.length > 0,
    /** Presses keys, and returns whether the browser handles them, too. */
    press: (target: Element, key: 'z' | 'y') => fireEvent.keyDown(target, { key, ctrlKey: true }),
  };
}

it('undoes an edit of the project in its fields and outside of texts; in another text, the browser undoes the letters [MEDIA-13/undo]', () => {
  const { isRenamed, press } = openRenamed(false);
  expect(press(screen.getByRole('searchbox'), 'z')).toBe(true);
  expect(isRenamed()).toBe(true);
  for (const target of [screen.getByRole('textbox'), screen.getByRole('slider'), document.body]) {
    expect(press(target, 'z')).toBe(false);
    expect(isRenamed()).toBe(false);
    press(document.body, 'y');
    expect(isRenamed()).toBe(true);
  }
});

it('undoes nothing while the project is read-only [MEDIA-13/undo]', () => {
  const { isRenamed, press } = openRenamed(true);
  press(document.body, 'z');
  expect(isRenamed()).toBe(true);
});

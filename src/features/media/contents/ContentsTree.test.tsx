import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { TestTranslationProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

import { buildProject } from '../../../../tests/support/mediaProjects.ts';
import { stubResizeObserver } from '../../../../tests/support/stubResizeObserver.ts';
import { lists } from '../../../i18n/en/lists.ts';
import { media } from '../../../i18n/en/lazy/media.ts';
import { createEditorStore } from '../state/createEditorStore.ts';
import { EditorContext } from '../state/EditorContext.ts';
import { ContentsTree } from './ContentsTree.tsx';
import { NodeActionsMenu } from './NodeActionsMenu.tsx';
import { useNodeActions } from './useNodeActions.ts';

stubResizeObserver();
afterEach(cleanup);

const Contents = () => {
  const actions = useNodeActions();
  return (
    <>
      <ContentsTree actions={actions} />
      <NodeActionsMenu actions={actions} />
    </>
  );
};

it.each([
  ['Windows', 'Ctrl', 'ctrlKey'],
  ['Macintosh', '⌘', 'metaKey'],
])(
  'on %s, the keys of the contents are named with %s, and work with it [MEDIA-13/undo]',
  async (platform, label, modifier) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${platform})`);
    const tree = buildProject(2, 0, 0, 0);
    const planIds = tree.nodes[tree.rootId]?.childIds ?? [];
    const store = createEditorStore(tree, new Map());
    store.reveal(planIds[0] ?? '');
    render(
      <TestTranslationProvider messages={{ ...lists, ...media }}>
        <EditorContext value={{ store, readOnlyReason: undefined }}>
          <MemoryRouter>
            <Contents />
          </MemoryRouter>
        </EditorContext>
      </TestTranslationProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Actions on the selection' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(
      expect.arrayContaining([`Duplicate${label} D`, `Cut${label} X`, `Paste${label} V`]),
    );
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });

    const getPlans = () => store.get().history.tree.nodes[tree.rootId]?.childIds ?? [];
    const contents = screen.getByRole('tree', { hidden: true });
    fireEvent.keyDown(contents, { key: 'd' });
    expect(getPlans()).toHaveLength(2);
    fireEvent.keyDown(contents, { key: 'd', [modifier]: true });
    expect(getPlans()).toHaveLength(3);
    const [first, second] = screen.getAllByRole('treeitem', { name: /^Plan/u, hidden: true });
    fireEvent.click(first!);
    fireEvent.click(second!, { [modifier]: true });
    expect(store.get().selectedIds).toHaveLength(2);
  },
);

import { memo } from 'react';
import { useTranslate } from 'react-admin';

import { Icon } from '../../../ui/icons/Icon.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { ChooseFilesButton } from '../../../resources/uploads/ChooseFilesButton.tsx';
import { materialTarget } from '../../../data/materialTarget.ts';
import { useReadOnlyReason } from '../state/EditorContext.ts';
import { useLibrary } from '../library/LibraryContext.ts';
import { AddMenu } from './AddMenu.tsx';
import { ContentsTree } from './ContentsTree.tsx';
import { NodeActionsMenu } from './NodeActionsMenu.tsx';
import { useNodeActions } from './useNodeActions.ts';

/** The left column: the tree of the project and the button of the library. */
export const ContentsPanel = memo(() => {
  const translate = useTranslate();
  const actions = useNodeActions();
  const library = useLibrary();
  const readOnlyReason = useReadOnlyReason();
  return (
    <section
      className="media-contents stack min-h-0 min-w-0 [border-inline-end:1px_solid_var(--line)]"
      aria-label={translate('media.contents')}
    >
      <div className="row min-h-44 gap-4 pr-8 pl-16">
        <h2 className="type-13 flex-1 font-semibold">{translate('media.contents')}</h2>
        <NodeActionsMenu actions={actions} />
        <AddMenu />
      </div>
      <ContentsTree actions={actions} />
      <div className="media-contents-foot row gap-8 border-t border-t-(--line) px-12 py-10">
        <ActionButton
          className="flex-1"
          startIcon={<Icon name="folder" />}
          onClick={() => library.open()}
        >
          {translate('media.library')}
        </ActionButton>
        <ChooseFilesButton
          className="flex-1"
          target={materialTarget}
          label={translate('media.upload')}
          disabledReason={readOnlyReason}
          onChoose={files => {
            if (files.length === 0) return;
            library.open();
            library.upload(files);
          }}
        />
      </div>
    </section>
  );
});
ContentsPanel.displayName = 'ContentsPanel';

import { useTranslate } from 'react-admin';

import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { AddMenu } from './AddMenu.tsx';
import { ContentsTree } from './ContentsTree.tsx';
import { NodeActionsMenu } from './NodeActionsMenu.tsx';
import { useNodeActions } from './useNodeActions.ts';

interface ContentsPanelProps {
  readonly onOpenLibrary: () => void;
}

/** The left column: the tree of the project and the way to the library. */
export const ContentsPanel = ({ onOpenLibrary }: ContentsPanelProps) => {
  const translate = useTranslate();
  const actions = useNodeActions();
  return (
    <section className="media-contents stack" aria-label={translate('media.contents')}>
      <div className="media-panel-head row gap-4">
        <h2 className="type-13 semibold grow">{translate('media.contents')}</h2>
        <NodeActionsMenu actions={actions} />
        <AddMenu onOpenLibrary={onOpenLibrary} />
      </div>
      <ContentsTree actions={actions} />
      <div className="media-contents-foot row gap-8">
        <ActionButton
          className="grow"
          startIcon={<Icon name="folder" />}
          onClick={() => onOpenLibrary()}
        >
          {translate('media.library')}
        </ActionButton>
        <ActionButton
          className="grow"
          startIcon={<Icon name="upload" />}
          to={`${paths.data}/files`}
        >
          {translate('media.upload')}
        </ActionButton>
      </div>
    </section>
  );
};

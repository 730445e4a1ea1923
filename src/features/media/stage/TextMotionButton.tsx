import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

import { Icon } from '../../../ui/icons/Icon.tsx';
import { useEditorState } from '../state/EditorContext.ts';
import { type ItemKind, getChildrenOf, type MediaTree } from '../model/mediaTree.ts';

interface TextMotionButtonProps {
  readonly sceneId: string | undefined;
  readonly isMoving: boolean;
  readonly onToggle: () => void;
}

const TEXT_KINDS: ReadonlySet<ItemKind> = new Set(['playerText', 'formatText', 'textFile']);

/** Whether a scene has texts, which may be longer than their areas. */
const hasTexts = (tree: MediaTree, sceneId: string | undefined): boolean =>
  sceneId !== undefined &&
  getChildrenOf(tree, sceneId, 'area').some(({ id }) =>
    getChildrenOf(tree, id, 'item').some(({ fields }) => TEXT_KINDS.has(fields.kind)),
  );

/** Stops the long texts on the stage, or lets them move. */
export const TextMotionButton = ({ sceneId, isMoving, onToggle }: TextMotionButtonProps) => {
  const translate = useTranslate();
  const isShown = useEditorState(({ history }) => hasTexts(history.tree, sceneId));
  if (!isShown) return null;
  const label = translate(isMoving ? 'media.texts.pause' : 'media.texts.play');
  return (
    <div className="media-zoom row">
      <IconButton size="small" aria-label={label} title={label} onClick={onToggle}>
        <Icon name={isMoving ? 'pause' : 'play'} size={15} />
      </IconButton>
    </div>
  );
};

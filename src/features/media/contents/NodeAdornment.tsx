import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { Icon } from '../../../ui/icons/Icon.tsx';
import { IconSvg } from '../../../ui/icons/IconSvg.tsx';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { STAGE_LINES } from '../labels/arrangeLines.ts';
import { useEditorState, useProblemCounts, useProblems } from '../state/EditorContext.ts';
import { useFormatLength } from '../labels/useFormatLength.ts';
import type { MediaNode } from '../model/mediaTree.ts';
import { getItemLength } from '../model/playLength.ts';
import { getNodeIcon, useTypeLabels } from '../labels/nodeLabels.ts';

interface NodeProps {
  readonly node: MediaNode;
}

/** The icons and texts after the name of a node: whether it is cut, locked or hidden, and its suffix. */
export const NodeAdornment = ({ node, isCut }: NodeProps & { readonly isCut: boolean }) => {
  const translate = useTranslate();
  return (
    <>
      {isCut && <span className="tree-suffix truncate text-3">{translate('tree.cut')}</span>}
      <StageMarks id={node.id} />
      <NodeSuffix node={node} />
    </>
  );
};

/** The icon of a level, of the type of a plan or of the kind of an item. */
export const NodeIcon = ({ node }: NodeProps) => (
  <span className={node.level === 'project' ? 'flex-none' : 'flex-none text-2'}>
    <Icon name={getNodeIcon(node)} size={15} />
  </span>
);

/** Whether an area is locked or hidden in this editor. */
const StageMarks = ({ id }: { readonly id: string }) => {
  const translate = useTranslate();
  const isLocked = useEditorState(({ lockedIds }) => lockedIds.has(id));
  const isHidden = useEditorState(({ hiddenIds }) => hiddenIds.has(id));
  const mark = (line: string, key: string) => (
    <span className="tree-suffix text-2" title={translate(key)}>
      <IconSvg paths={{ line }} size={14} />
      <span className="visually-hidden">{translate(key)}</span>
    </span>
  );
  return (
    <>
      {isLocked && mark(STAGE_LINES.lock, 'media.locked')}
      {isHidden && mark(STAGE_LINES.hide, 'media.hidden')}
    </>
  );
};

/** The type of a plan, the size of an area, the length of an item; or why a node, or a node of its closed branch, is invalid. */
const NodeSuffix = ({ node }: NodeProps): ReactNode => {
  const translate = useTranslate();
  const problem = useProblems().get(node.id);
  const count = useProblemCounts().get(node.id) ?? 0;
  const isClosed = useEditorState(({ openIds }) => !openIds.has(node.id));
  const formatLength = useFormatLength();
  const { getTypeLabel } = useTypeLabels();
  if (problem || (isClosed && count > 0)) {
    const reason = problem
      ? translate(`media.problem.${problem}`)
      : translate('media.problems', { smart_count: count });
    return (
      <span className="tree-suffix" title={reason}>
        <StateGlyph state="minor" size={14} />
        <span className="visually-hidden">{reason}</span>
      </span>
    );
  }
  const text =
    node.level === 'plan'
      ? getTypeLabel(node.fields.type)
      : node.level === 'area'
        ? `${node.fields.width} × ${node.fields.height}`
        : node.level === 'item'
          ? formatLength(getItemLength(node.fields))
          : '';
  return text === '' ? <span /> : <span className="tree-suffix truncate text-3">{text}</span>;
};

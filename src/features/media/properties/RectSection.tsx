import { useTranslate } from 'react-admin';

import type { StageRect } from '../../../domain/media/sceneLayouts.ts';
import { useEditorState, useStageSize } from '../state/EditorContext.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { NodeOf } from '../model/mediaTree.ts';
import { PropertyNumberField } from './PropertyNumberField.tsx';
import { PropertySection } from './fields.tsx';
import { useSelectedNodes } from './useSelectedNodes.ts';

/** The rectangle of an area, or of several; each number keeps it on the stage. @see MEDIA-05 */
export const RectSection = ({ area }: { readonly area: NodeOf<'area'> }) => {
  const translate = useTranslate();
  const stage = useStageSize();
  const { nodes, common, change } = useSelectedNodes(area);
  const lockedIds = useEditorState(state => state.lockedIds);
  const lockedCount = nodes.filter(({ id }) => lockedIds.has(id)).length;
  const isLocked = lockedCount === nodes.length;
  const smallest = (read: (rect: StageRect) => number) =>
    Math.min(...nodes.map(({ fields }) => read(fields)));
  const limits: Readonly<Record<keyof StageRect, { readonly min: number; readonly max: number }>> =
    {
      x: {
        min: 0,
        max: Math.max(
          0,
          smallest(({ width }) => stage.width - width),
        ),
      },
      y: {
        min: 0,
        max: Math.max(
          0,
          smallest(({ height }) => stage.height - height),
        ),
      },
      width: {
        min: 1,
        max: Math.max(
          1,
          smallest(({ x }) => stage.width - x),
        ),
      },
      height: {
        min: 1,
        max: Math.max(
          1,
          smallest(({ y }) => stage.height - y),
        ),
      },
    };
  const field = (name: keyof StageRect, letter: string) => (
    <PropertyNumberField
      label={translate(`media.field.${name}`)}
      {...{ letter, unit: 'px', isLocked, ...limits[name] }}
      value={common(fields => fields[name])}
      onChange={value => change(() => ({ [name]: value }), name)}
    />
  );
  return (
    <PropertySection title={translate('media.position')}>
      <div className="media-pairs">
        {field('x', 'X')}
        {field('y', 'Y')}
        {field('width', 'W')}
        {field('height', 'H')}
      </div>
      {lockedCount > 0 && (
        <p className="row type-12 gap-6 text-2">
          <Icon name="lock" size={12} />
          {translate(isLocked ? 'media.locked.hint' : 'media.locked.some', {
            smart_count: lockedCount,
          })}
        </p>
      )}
    </PropertySection>
  );
};

import { useId, useMemo } from 'react';
import { useTranslate } from 'react-admin';

import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { useNodeName } from '../labels/nodeLabels.ts';
import { listConflictValues } from '../model/listConflictValues.ts';
import { describePath } from '../model/validateProject.ts';
import type { MergeConflict, MergeInput, Resolution } from '../model/findMergeConflicts.ts';
import { ConflictTable } from './ConflictTable.tsx';

interface MediaConflictChoiceProps {
  readonly conflict: MergeConflict;
  readonly input: MergeInput;
  readonly value: Resolution;
  readonly onChange: (resolution: Resolution) => void;
}

/** A node that both changed: its values in each version, and which of them is used. @see MEDIA-13 */
export const MediaConflictChoice = ({
  conflict,
  input,
  value,
  onChange,
}: MediaConflictChoiceProps) => {
  const translate = useTranslate();
  const nameOf = useNodeName();
  const id = useId();
  const { kind, level, before } = conflict;
  const name = nameOf(before);
  const path = describePath(input.base, before.parentId ?? '');
  const values = useMemo(() => listConflictValues(conflict, input), [conflict, input]);
  const canHaveBoth = kind === 'fields' && level !== 'project';
  const options: readonly Resolution[] = canHaveBoth
    ? ['mine', 'theirs', 'both']
    : ['mine', 'theirs'];
  return (
    <section className="stack gap-8" aria-labelledby={id}>
      <div className="cluster gap-12">
        <div className="min-w-0 flex-1">
          <h3 id={id} className="type-14 font-medium">
            {translate(`media.level.${level}`)} <bdi>{name}</bdi>
          </h3>
          <p className="type-12 text-2">
            {path !== '' && <bdi>{path}. </bdi>}
            {translate(kind === 'order' ? 'media.conflict.order.both' : `media.conflict.${kind}`)}
          </p>
        </div>
        <SegmentedControl
          label={translate('media.conflict.choose', { name })}
          value={value}
          options={options.map(each => ({
            name: each,
            label: translate(`media.conflict.${each}`),
          }))}
          onChange={onChange}
        />
      </div>
      <ConflictTable {...{ conflict, values, id }} chosen={value} />
    </section>
  );
};

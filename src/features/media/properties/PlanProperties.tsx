import { useTranslate } from 'react-admin';

import { PLAN_TYPES } from '../../../domain/media/planTimes.ts';
import { useTypeLabels } from '../labels/nodeLabels.ts';
import { useEditor } from '../state/EditorContext.ts';
import { MAX_DURATION_MS, MAX_NAME_LENGTH } from '../model/fieldLimits.ts';
import type { NodeOf, PlanFields } from '../model/mediaTree.ts';
import { PropertySection, SeveralNote } from './fields.tsx';
import { PropertyNumberField } from './PropertyNumberField.tsx';
import { SelectField, SwitchField } from './choiceFields.tsx';
import { DateSection, HourSection } from './PlanTimeSections.tsx';
import { TextField } from './TextField.tsx';
import { useSelectedNodes } from './useSelectedNodes.ts';

const MAX_PLAYS = 9_999;

/** When and how often a plan is played. @see MEDIA-03 */
export const PlanProperties = ({ node }: { readonly node: NodeOf<'plan'> }) => {
  const translate = useTranslate();
  const { getTypeLabel, getTypeHint } = useTypeLabels();
  const editor = useEditor();
  const { fields } = node;
  const plans = useSelectedNodes(node);
  const { nodes, common, change } = plans;
  const set = <Name extends keyof PlanFields>(name: Name, value: PlanFields[Name]) =>
    change(() => ({ [name]: value }), name);
  return (
    <>
      <SeveralNote count={nodes.length} />
      <PropertySection title={translate('media.level.plan')}>
        {nodes.length === 1 && (
          <TextField
            label={translate('media.field.name')}
            value={fields.name}
            maxLength={MAX_NAME_LENGTH}
            onChange={name => editor.setFields([node.id], { name }, 'name')}
          />
        )}
        <SelectField
          label={translate('media.field.type')}
          value={common(plan => plan.type)}
          options={[...new Set([...PLAN_TYPES, fields.type])].map(value => ({
            value,
            label: getTypeLabel(value),
          }))}
          onChange={type => set('type', type)}
        />
        <p className="type-12 text-3">{getTypeHint(fields.type)}</p>
      </PropertySection>
      <DateSection fields={fields} plans={plans} />
      <HourSection fields={fields} plans={plans} />
      <PropertySection title={translate('media.play')}>
        <SelectField
          label={translate('media.field.playMode')}
          value={String(common(plan => plan.playMode) ?? '')}
          options={['0', '1', '2'].map(value => ({
            value,
            label: translate(`media.playMode.${value}`),
          }))}
          onChange={mode => set('playMode', Number(mode) as PlanFields['playMode'])}
        />
        <PropertyNumberField
          label={translate('media.field.playTimes')}
          min={1}
          max={MAX_PLAYS}
          value={common(plan => plan.playTimes)}
          onChange={value => set('playTimes', value)}
        />
        <PropertyNumberField
          label={translate('media.field.planDuration')}
          unit="ms"
          min={1}
          max={MAX_DURATION_MS}
          value={common(plan => plan.playDuration)}
          onChange={value => set('playDuration', value)}
          onClear={() => set('playDuration', undefined)}
        />
        <PropertyNumberField
          label={translate('media.field.interval')}
          unit="ms"
          min={0}
          max={MAX_DURATION_MS}
          value={common(plan => plan.interval)}
          onChange={value => set('interval', value)}
        />
        <SwitchField
          label={translate('media.field.pause')}
          value={common(plan => plan.pause)}
          onChange={value => set('pause', value)}
        />
      </PropertySection>
    </>
  );
};

import { useTranslate } from 'react-admin';

import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { NO_TRANSITION } from '../model/itemDefaults.ts';
import { SelectField } from './choiceFields.tsx';
import { PropertySection } from './fields.tsx';
import { PropertyNumberField } from './PropertyNumberField.tsx';
import type { ItemEditing } from './useItemEditing.ts';

interface SectionProps {
  readonly editing: ItemEditing;
}

const SCALES = ['fill', 'fit', 'stretch', 'original'] as const;

export const ScaleSection = ({ editing: { common, set } }: SectionProps) => {
  const translate = useTranslate();
  return (
    <PropertySection title={translate('media.field.scale')}>
      <SegmentedControl
        label={translate('media.field.scale')}
        value={common(fields => fields.scale ?? 'fit')}
        options={SCALES.map(name => ({ name, label: translate(`media.scale.${name}`) }))}
        onChange={scale => set({ scale })}
      />
    </PropertySection>
  );
};

const TRANSITIONS = [
  ...['none', 'fade', 'slideLeft', 'slideRight', 'slideUp'],
  ...['slideDown', 'wipe', 'blinds', 'zoom'],
] as const;
const SPEED_BOUNDS = { min: 1, max: 10 };

/** How an item enters. */
export const EntranceSection = ({ editing: { common, update } }: SectionProps) => {
  const translate = useTranslate();
  const change = (entrance: Partial<typeof NO_TRANSITION>) =>
    update(
      ({ inTransition }) => ({ inTransition: { ...NO_TRANSITION, ...inTransition, ...entrance } }),
      `entrance ${Object.keys(entrance).join()}`,
    );
  return (
    <PropertySection title={translate('media.entrance')}>
      <div className="media-pairs">
        <SelectField
          label={translate('media.field.transition')}
          hasHiddenLabel
          value={common(({ inTransition = NO_TRANSITION }) => inTransition.transition)}
          options={TRANSITIONS.map(value => ({
            value,
            label: translate(`media.transition.${value}`),
          }))}
          onChange={transition => change({ transition })}
        />
        <PropertyNumberField
          label={translate('media.field.speed')}
          {...SPEED_BOUNDS}
          value={common(({ inTransition = NO_TRANSITION }) => inTransition.speed)}
          onChange={speed => change({ speed })}
        />
      </div>
    </PropertySection>
  );
};

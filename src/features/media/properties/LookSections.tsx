import { useTranslate } from 'react-admin';

import { BLACK, TEXT_DEFAULTS, WHITE } from '../model/itemDefaults.ts';
import { SelectField, SwitchField } from './choiceFields.tsx';
import { PropertyColorField } from './PropertyColorField.tsx';
import { PropertySection } from './fields.tsx';
import { PropertyNumberField } from './PropertyNumberField.tsx';
import type { ItemEditing, TextEditing } from './useItemEditing.ts';

/** The platform stores how transparent a background is; next to its colour, a user reads opacity. */
const BackgroundOpacityField = ({
  editing: { common, set },
}: {
  readonly editing: TextEditing;
}) => (
  <PropertyNumberField
    label={useTranslate()('media.field.transparency')}
    min={0}
    max={100}
    unit="%"
    value={common(fields => 100 - (fields.transparency ?? TEXT_DEFAULTS.transparency))}
    onChange={opacity => set({ transparency: 100 - opacity })}
  />
);

const BackgroundField = ({ editing: { common, set } }: { readonly editing: TextEditing }) => (
  <PropertyColorField
    label={useTranslate()('media.field.background')}
    value={common(fields => fields.background ?? BLACK)}
    onChange={background => set({ background })}
  />
);

export const BackgroundSection = ({ editing }: { readonly editing: TextEditing }) => {
  const translate = useTranslate();
  return (
    <PropertySection title={translate('media.background')}>
      <BackgroundField editing={editing} />
      <BackgroundOpacityField editing={editing} />
      <SwitchField
        label={translate('media.field.colorReseversal')}
        value={editing.common(fields => fields.colorReseversal ?? false)}
        onChange={colorReseversal => editing.set({ colorReseversal })}
      />
    </PropertySection>
  );
};

const SKIP_TYPES = ['page', 'scrollUp', 'scrollLeft'] as const;
const SKIP_TIMES = { min: 100, max: 3_600_000 };

/** How a text that is longer than its area changes its pages. */
export const PagingSection = ({ editing: { common, set } }: { readonly editing: TextEditing }) => {
  const translate = useTranslate();
  return (
    <PropertySection title={translate('media.paging')}>
      <SelectField
        label={translate('media.field.skipType')}
        value={common(fields => fields.skipType ?? 'page')}
        options={SKIP_TYPES.map(value => ({ value, label: translate(`media.skipType.${value}`) }))}
        onChange={skipType => set({ skipType })}
      />
      <PropertyNumberField
        label={translate('media.field.skipTime')}
        {...SKIP_TIMES}
        unit="ms"
        value={common(fields => fields.skipTime ?? TEXT_DEFAULTS.skipTime)}
        onChange={skipTime => set({ skipTime })}
      />
      <p className="type-12 text-2">{translate('media.paging.hint')}</p>
    </PropertySection>
  );
};

/** The colours of an analogue clock. */
export const DialSection = ({ editing }: { readonly editing: ItemEditing }) => {
  const translate = useTranslate();
  const { common, set } = editing;
  return (
    <PropertySection title={translate('media.colors')}>
      <PropertyColorField
        label={translate('media.field.dialColor')}
        value={common(fields => fields.dialColor ?? WHITE)}
        onChange={dialColor => set({ dialColor })}
      />
      <PropertyColorField
        label={translate('media.field.handColor')}
        value={common(fields => fields.handColor ?? WHITE)}
        onChange={handColor => set({ handColor })}
      />
      <BackgroundField editing={editing} />
      <BackgroundOpacityField editing={editing} />
    </PropertySection>
  );
};

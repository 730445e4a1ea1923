import { useId } from 'react';
import { useTranslate } from 'react-admin';

import { useReadOnlyReason } from '../state/EditorContext.ts';
import { fromHexColor, OPAQUE, toHexColor, toOpacityPercent } from '../items/colors.ts';
import { type ItemColor, WHITE } from '../model/itemDefaults.ts';

interface PropertyColorFieldProps {
  readonly label: string;
  /** Undefined where the selected nodes differ. */
  readonly value: ItemColor | undefined;
  readonly onChange: (color: ItemColor) => void;
}

/** A colour with its opacity. */
export const PropertyColorField = ({ label, value: common, onChange }: PropertyColorFieldProps) => {
  const value = common ?? WHITE;
  const translate = useTranslate();
  const id = useId();
  const isReadOnly = useReadOnlyReason() !== undefined;
  return (
    <div className="media-color row gap-8" role="group" aria-labelledby={id}>
      <span id={id} className="flex-1 truncate text-2">
        {label}
      </span>
      <input
        type="color"
        aria-label={label}
        disabled={isReadOnly}
        value={toHexColor(value)}
        onChange={event => onChange(fromHexColor(event.target.value, value.alpha))}
      />
      <input
        type="range"
        aria-label={translate('media.field.opacity', { field: label })}
        min={0}
        max={OPAQUE}
        // Without a common colour, it would replace those of all by white.
        disabled={isReadOnly || !common}
        value={value.alpha}
        onChange={event => onChange({ ...value, alpha: Number(event.target.value) })}
      />
      <output className="min-w-46 text-center text-3">
        {common ? `${toOpacityPercent(common.alpha)} %` : '–'}
      </output>
    </div>
  );
};

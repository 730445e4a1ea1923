import { useTranslate } from 'react-admin';

import { Icon } from '../../../ui/icons/Icon.tsx';
import type { ColumnNotation } from '../importWorker/notations.ts';

const OPTIONS = {
  numbers: ['decimalComma', 'decimalPoint'],
  dates: ['dayFirst', 'monthFirst'],
} as const;

interface NotationSelectProps {
  readonly head: string;
  /** Absent for a field without numbers and dates. */
  readonly part: keyof ColumnNotation | undefined;
  readonly notation: ColumnNotation | undefined;
  readonly onChange: (notation: ColumnNotation) => void;
}

/** How the commas or the dates of a column are read, where it has any: as its cells show it, or as chosen. */
export const NotationSelect = ({ head, part, notation, onChange }: NotationSelectProps) => {
  const translate = useTranslate();
  const value = part && notation?.[part];
  if (!part || value === undefined) return null;
  return (
    <span className="native-select mt-4 min-w-160 [&_select]:h-[max(32px,var(--phone-target))] [&_select]:w-full [&_select]:text-ellipsis">
      <select
        aria-label={translate('transfer.notation.for', { head })}
        value={value}
        onChange={({ target }) => onChange({ ...notation, [part]: target.value })}
      >
        {value === 'unknown' && (
          <option value="unknown">{translate(`transfer.notation.${part}`)}</option>
        )}
        {OPTIONS[part].map(option => (
          <option key={option} value={option}>
            {translate(`transfer.notation.${option}`)}
          </option>
        ))}
      </select>
      <Icon name="down" size={14} />
    </span>
  );
};

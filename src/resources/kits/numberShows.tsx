import Box from '@mui/material/Box';
import { useLocaleState } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import type { Unit } from '../../schema/unit.ts';
import type { ShowProps } from '../fieldKit.ts';
import { Absent } from './Ellipsis.tsx';
import { formatDuration } from './formatDuration.ts';

type Numeric = FieldOf<'integer' | 'number' | 'duration'>;

/** A number as the language writes it, its unit after a thin gap; degrees of arc take none. */
export const NumberShow = ({ field: { unit }, value }: ShowProps<Numeric>) => {
  const [language] = useLocaleState();
  if (typeof value !== 'number') return <Absent />;
  const digits = new Intl.NumberFormat(language, { maximumFractionDigits: 6 }).format(value);
  return (
    <>
      {digits}
      {unit && <UnitMark unit={unit} />}
    </>
  );
};

const UnitMark = ({ unit }: { unit: Unit }) => (
  <Box component="span" sx={{ color: 'var(--text-2)', ml: unit === '°' ? 0 : '0.2em' }}>
    {unit}
  </Box>
);

export const DurationShow = ({ field: { unit }, value }: ShowProps<FieldOf<'duration'>>) =>
  typeof value === 'number' ? <>{formatDuration(value, unit)}</> : <Absent />;

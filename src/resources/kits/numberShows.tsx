import Box from '@mui/material/Box';
import { useLocaleState } from 'react-admin';

import { createNumberFormat } from '../../domain/formatNumber.ts';
import type { FieldOf } from '../../schema/field.ts';
import type { Unit } from '../../schema/unit.ts';
import type { ShowProps } from '../fieldKit.ts';
import { Absent } from './Ellipsis.tsx';
import { formatDuration } from './formatDuration.ts';
import { inLargerBytes } from './inLargerBytes.ts';
import { useUnitWord } from './useUnitWord.ts';

type Numeric = FieldOf<'integer' | 'number' | 'duration'>;

/** A number as the language writes it, its unit after a thin gap; degrees of arc take none. */
export const NumberShow = ({ field, value }: ShowProps<Numeric>) => {
  const [language] = useLocaleState();
  if (typeof value !== 'number') return <Absent />;
  const { amount, unit, decimals } = inLargerBytes({ ...field, amount: value });
  const digits = createNumberFormat(language, { least: decimals ?? 0, most: decimals ?? 6 })(
    amount,
  );
  return (
    <>
      {digits}
      {unit && <UnitMark unit={unit} count={amount} />}
    </>
  );
};

const UnitMark = ({ unit, count }: { unit: Unit; count: number }) => {
  const unitWord = useUnitWord();
  return (
    <Box component="span" sx={{ color: 'var(--text-2)', ml: unit === '°' ? 0 : '0.2em' }}>
      {unitWord(unit, count)}
    </Box>
  );
};

/** In its two largest parts: nobody asks for the seconds of days. */
export const DurationShow = ({ field: { unit }, value }: ShowProps<FieldOf<'duration'>>) => {
  const unitWord = useUnitWord();
  return typeof value === 'number' ? <>{formatDuration(value, unit, unitWord, 2)}</> : <Absent />;
};

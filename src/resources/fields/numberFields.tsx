import Box from '@mui/material/Box';
import { useLocaleState } from 'react-admin';

import { createNumberFormat } from '../../domain/formatNumber.ts';
import type { FieldOfKind } from '../../schema/field.ts';
import type { UnitName } from '../../schema/unit.ts';
import type { FieldValueProps } from '../descriptor/fieldComponents.ts';
import { EmptyValue } from './Ellipsis.tsx';
import { formatDuration } from './formatDuration.ts';
import { scaleBytes } from './scaleBytes.ts';
import { useUnitLabel } from './useUnitLabel.ts';

type Numeric = FieldOfKind<'integer' | 'number' | 'duration'>;

/** Formats a number in the language, its unit after a thin space; degrees of arc have no space. */
export const NumberField = ({ field, value }: FieldValueProps<Numeric>) => {
  const [language] = useLocaleState();
  if (typeof value !== 'number') return <EmptyValue />;
  const { amount, unit, decimals } = scaleBytes({ ...field, amount: value });
  const digits = createNumberFormat(language, { min: decimals ?? 0, max: decimals ?? 6 })(amount);
  return (
    <>
      {digits}
      {unit && <UnitSuffix unit={unit} count={amount} />}
    </>
  );
};

const UnitSuffix = ({ unit, count }: { unit: UnitName; count: number }) => {
  const getUnitLabel = useUnitLabel();
  return (
    <Box component="span" sx={{ color: 'var(--text-2)', ml: unit === '°' ? 0 : '0.2em' }}>
      {getUnitLabel(unit, count)}
    </Box>
  );
};

/** Shows the two largest parts: seconds are irrelevant next to days. */
export const DurationField = ({
  field: { unit },
  value,
}: FieldValueProps<FieldOfKind<'duration'>>) => {
  const getUnitLabel = useUnitLabel();
  return typeof value === 'number' ? (
    <>{formatDuration(value, unit, getUnitLabel, 2)}</>
  ) : (
    <EmptyValue />
  );
};

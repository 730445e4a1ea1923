import Box from '@mui/material/Box';

import type { FieldOfKind } from '../../schema/field.ts';
import type { FieldValueProps } from '../descriptor/fieldComponents.ts';
import { formatScalar } from '../descriptor/representRecord.ts';
import { EmptyValue } from './Ellipsis.tsx';
import { isHexColor } from './isHexColor.ts';

export const ColorField = ({ value }: FieldValueProps<FieldOfKind<'color'>>) =>
  isHexColor(formatScalar(value)) ? (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <Box
        component="span"
        className="forced-color-adjust-none"
        style={{ background: formatScalar(value) }}
        sx={{ width: 16, height: 16, borderRadius: 1, border: '1px solid var(--line-2)' }}
      />
      {formatScalar(value)}
    </Box>
  ) : (
    <EmptyValue>{formatScalar(value) || undefined}</EmptyValue>
  );

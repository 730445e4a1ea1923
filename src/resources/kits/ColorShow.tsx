import Box from '@mui/material/Box';

import type { FieldOf } from '../../schema/field.ts';
import type { ShowProps } from '../fieldKit.ts';
import { written } from '../represent.ts';
import { Absent } from './Ellipsis.tsx';
import { isColor } from './isColor.ts';

export const ColorShow = ({ value }: ShowProps<FieldOf<'color'>>) =>
  isColor(written(value)) ? (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <Box
        component="span"
        style={{ background: written(value) }}
        sx={{ width: 16, height: 16, borderRadius: 1, border: '1px solid var(--line-2)' }}
      />
      {written(value)}
    </Box>
  ) : (
    <Absent>{written(value) || undefined}</Absent>
  );

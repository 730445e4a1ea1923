import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** One line of text that ends in … where it does not fit; the whole stands in its tooltip. */
export const Ellipsis = ({ children }: { children: string }) => (
  <Box
    component="span"
    title={children}
    sx={{
      display: 'inline-block',
      maxWidth: '100%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      verticalAlign: 'bottom',
      whiteSpace: 'nowrap',
    }}
  >
    {children}
  </Box>
);

/** Nothing is a dash, so that an empty cell is seen to be empty. */
export const Absent = ({ children = '–' }: { children?: ReactNode }) => (
  <Box component="span" sx={{ color: 'var(--text-3)' }}>
    {children}
  </Box>
);

import Box from '@mui/material/Box';
import type { HTMLAttributes } from 'react';

interface ReferenceOptionProps extends HTMLAttributes<HTMLLIElement> {
  readonly name: string;
  /** The id, where the name is ambiguous. */
  readonly disambiguation: string | undefined;
}

/** One selectable record. */
export const ReferenceOption = ({ name, disambiguation, ...props }: ReferenceOptionProps) => (
  <li {...props}>
    <bdi>{name}</bdi>
    {disambiguation !== undefined && (
      <Box component="bdi" sx={{ color: 'var(--text-2)', ml: 1 }}>
        {disambiguation}
      </Box>
    )}
  </li>
);

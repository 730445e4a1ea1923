import Box from '@mui/material/Box';
import type { HTMLAttributes } from 'react';

interface ReferenceOptionProps extends HTMLAttributes<HTMLLIElement> {
  readonly name: string;
  /** The id, where the name alone does not tell. */
  readonly which: string | undefined;
}

/** A record that can be chosen. */
export const ReferenceOption = ({ name, which, ...props }: ReferenceOptionProps) => (
  <li {...props}>
    <bdi>{name}</bdi>
    {which !== undefined && (
      <Box component="bdi" sx={{ color: 'var(--text-2)', ml: 1 }}>
        {which}
      </Box>
    )}
  </li>
);

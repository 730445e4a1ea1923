import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import { StateGlyph } from '../../ui/icons/StateGlyph.tsx';
import type { EditProps, FieldKit, ShowProps } from '../fieldKit.ts';
import { useText } from '../useText.ts';
import { Absent, Ellipsis } from './Ellipsis.tsx';

/** A value that nobody knows how to draw, as the platform sent it. */
const UnknownShow = ({ value }: ShowProps<FieldOf<'unknown'>>) =>
  value === undefined || value === null ? <Absent /> : <Ellipsis>{JSON.stringify(value)}</Ellipsis>;

/** It says that it is unknown, and repeats what the document tells of it. It is not sent, so nothing is lost. */
const UnknownEdit = ({ field }: EditProps<FieldOf<'unknown'>>) => {
  const text = useText();
  const translate = useTranslate();
  return (
    <Box role="note">
      <Box sx={{ fontSize: 13, fontWeight: 500, mb: 1 }}>{text(field.label)}</Box>
      <Box
        sx={{
          display: 'flex',
          gap: 2,
          alignItems: 'flex-start',
          p: 3,
          borderRadius: 1.5,
          background: 'var(--sunken)',
          color: 'var(--text-2)',
        }}
      >
        <Box sx={{ pt: 0.75 }}>
          <StateGlyph state="unknown" />
        </Box>
        <span>
          {translate('form.unknown')} <code>{field.told}</code>
        </span>
      </Box>
    </Box>
  );
};

export const unknownKit: FieldKit<FieldOf<'unknown'>> = { Show: UnknownShow, Edit: UnknownEdit };

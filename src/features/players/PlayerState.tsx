import { useTranslate } from 'react-admin';

import type { FieldValueProps } from '../../resources/descriptor/fieldComponents.ts';
import { StateGlyph } from '../../ui/icons/StateGlyph.tsx';

/** Whether a player can be reached, in a word with its glyph. */
export const PlayerState = ({ record }: FieldValueProps) => {
  const translate = useTranslate();
  const isOnline = record['online'] === true;
  return (
    <span className="row gap-4">
      <StateGlyph state={isOnline ? 'normal' : 'offline'} size={14} />
      {translate(isOnline ? 'player.online' : 'player.offline')}
    </span>
  );
};

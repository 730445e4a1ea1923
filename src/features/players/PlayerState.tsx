import './players.css';

import { useTranslate } from 'react-admin';

import type { FieldValueProps } from '../../resources/descriptor/fieldComponents.ts';
import { StateGlyph } from '../../ui/icons/StateGlyph.tsx';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';

/** Whether a player can be reached, in a word with its glyph; on a phone with its size. */
export const PlayerState = ({ record }: FieldValueProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const isOnline = record['online'] === true;
  const { width, height } = record;
  return (
    <span className="row gap-4">
      <StateGlyph state={isOnline ? 'normal' : 'offline'} size={14} />
      {translate(isOnline ? 'player.online' : 'player.offline')}
      <span
        // The size has columns in the table, and none on a card.
        className="player-size hidden text-3"
      >
        {typeof width === 'number' &&
          typeof height === 'number' &&
          translate('display.size', { width: formatNumber(width), height: formatNumber(height) })}
      </span>
    </span>
  );
};

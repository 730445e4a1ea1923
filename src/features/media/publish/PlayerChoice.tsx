import Checkbox from '@mui/material/Checkbox';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useStageSize } from '../state/EditorContext.ts';
import type { Player } from './startPublishing.ts';
import { usePlayerFilters } from './usePlayerFilters.tsx';

interface PlayerChoiceProps {
  /** The players without the project. */
  readonly players: readonly Player[];
  readonly chosen: readonly Player[];
  readonly onChoose: (players: readonly Player[]) => void;
}

const nameOf = ({ assetName, name }: Player) => `${assetName} ${name}`;

/** Chooses players that get the project for the first time: those of its size come first. */
export const PlayerChoice = ({ players, chosen, onChoose }: PlayerChoiceProps) => {
  const translate = useTranslate();
  const stage = useStageSize();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const { found, inputs } = usePlayerFilters(players, isOpen);
  const fits = ({ width, height }: Player) => width === stage.width && height === stage.height;
  const ordered = [...found.filter(fits), ...found.filter(player => !fits(player))];
  const isChosen = ({ id }: Player) => chosen.some(player => player.id === id);
  const unchosen = ordered.filter(player => !isChosen(player));
  if (players.length === 0) return null;
  return (
    <div className="stack gap-8">
      <div className="row gap-8">
        <ActionButton
          kind="auxiliary"
          startIcon={<Icon name={isOpen ? 'up' : 'plus'} />}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {translate('media.publish.players.add')}
        </ActionButton>
        {chosen.length > 0 && (
          <span className="text-2">
            {translate('media.publish.players.chosen', { smart_count: chosen.length })}
          </span>
        )}
      </div>
      {isOpen && inputs}
      {isOpen && (
        <ActionButton
          kind="auxiliary"
          className="self-start"
          disabled={unchosen.length === 0}
          onClick={() => onChoose([...chosen, ...unchosen])}
        >
          {translate('media.publish.players.all', { smart_count: unchosen.length })}
        </ActionButton>
      )}
      {isOpen && (
        <ul id={listId} className="max-h-240 min-h-0 overflow-auto">
          {ordered.map(player => (
            <li key={player.id}>
              <label className="row gap-8">
                <Checkbox
                  size="small"
                  checked={isChosen(player)}
                  onChange={(_, isOn) =>
                    onChoose(
                      isOn ? [...chosen, player] : chosen.filter(({ id }) => id !== player.id),
                    )
                  }
                />
                <bdi className="truncate">{nameOf(player)}</bdi>
                <span className="type-12 ml-auto whitespace-nowrap text-2">
                  {`${player.width} × ${player.height}`}
                  {!player.online && ` ${translate('media.publish.player.off')}`}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

import { Icon } from '../../ui/icons/Icon.tsx';
import type { RecordAction } from './RecordAction.ts';
import { RecordActionMenu } from './RecordActionMenu.tsx';
import type { RowMenuProps } from './RowActions.tsx';

/** Primary actions come first, deletion after them, unavailable actions last. */
const getRank = ({ primary, danger, isUnavailable }: RecordAction) =>
  isUnavailable ? 3 : danger ? 2 : primary ? 0 : 1;

interface RowActionButtonsProps extends RowMenuProps {
  readonly actions: readonly RecordAction[];
  /** How many have an icon, by default three: the column of a list has room for these, in a narrow window for one. */
  readonly maxIcons?: number;
}

/** The actions of a row: icons while it is hovered or focused, and all of them in its menu. */
export const RowActionButtons = ({
  actions: all,
  maxIcons = 3,
  anchor,
  onClose,
}: RowActionButtonsProps) => {
  const offers = all.toSorted((one, other) => getRank(one) - getRank(other));
  return (
    <>
      <span className="row-quick pointer-events-none absolute right-full inline-flex opacity-0 [background:inherit] **:aria-disabled:cursor-default **:aria-disabled:opacity-45 max-sm:hidden max-[1400px]:[&>:nth-child(n+2)]:hidden [@media(hover:none)]:hidden">
        {offers
          .filter(({ icon }) => icon)
          .slice(0, maxIcons)
          .map(({ id, label, icon, disabledReason, onPick }) => (
            <Tooltip key={id} title={disabledReason ?? label}>
              <IconButton
                size="small"
                tabIndex={-1}
                aria-label={label}
                aria-disabled={disabledReason !== undefined}
                onClick={disabledReason === undefined ? onPick : undefined}
              >
                {icon && <Icon name={icon} />}
              </IconButton>
            </Tooltip>
          ))}
      </span>
      {anchor && <RecordActionMenu anchor={anchor} actions={offers} onClose={onClose} />}
    </>
  );
};

import MenuItem from '@mui/material/MenuItem';

import { Icon } from '../../ui/icons/Icon.tsx';
import type { RecordActionGroup } from './groupActions.ts';
import type { RecordAction } from './RecordAction.ts';

interface RecordActionMenuItemsProps {
  readonly groups: readonly RecordActionGroup[];
  readonly onPick: (offer: RecordAction) => void;
}

/**
 * The entries of a menu, each group under its heading. An array and no component: MUI's menu moves focus between direct
 * children.
 */
export function RecordActionMenuItems({ groups, onPick }: RecordActionMenuItemsProps) {
  const all = groups.flatMap(group => group.actions);
  // Labels without an icon are aligned with those of actions that have one.
  const hasIcons = all.some(({ icon }) => icon);
  return groups.flatMap(({ title: head, actions }, groupIndex) => [
    ...(head !== undefined || groupIndex > 0
      ? [<GroupHeader key={`head ${head ?? groupIndex}`} label={head} />]
      : []),
    ...actions.map((action, index) => (
      <RecordActionMenuItem
        key={action.id}
        action={action}
        hasIcons={hasIcons}
        // Visible once where several consecutive entries have the same reason.
        isReasonRepeated={action.disabledReason === actions[index - 1]?.disabledReason}
        onPick={() => onPick(action)}
      />
    )),
  ]);
}

/** MUI's menu reads this property of an entry before it focuses the entry. */
const GroupHeader = Object.assign(
  ({ label }: { readonly label: string | undefined }) => (
    <li
      role="separator"
      aria-label={label}
      className={
        label === undefined
          ? 'my-4 h-0 border-t border-t-(--line)'
          : 'px-14 pt-8 pb-2 text-12 leading-12 font-medium text-3 not-first:mt-4 not-first:border-t not-first:border-t-(--line)'
      }
    >
      {label}
    </li>
  ),
  { muiSkipListHighlight: true },
);

interface RecordActionMenuItemProps {
  readonly action: RecordAction;
  readonly hasIcons: boolean;
  /** Whether the previous entry has the same disabled reason. */
  readonly isReasonRepeated: boolean;
  readonly onPick: () => void;
}

/** One entry. A disabled entry shows its reason, also without a hovering pointer. */
const RecordActionMenuItem = ({
  action,
  hasIcons,
  isReasonRepeated,
  onPick,
  ...rest
}: RecordActionMenuItemProps) => {
  const { id, label, icon, danger, disabledReason } = action;
  const reasonId = `menu-why-${id}`;
  return (
    <MenuItem
      {...rest}
      title={disabledReason}
      className={danger ? 'text-fault' : ''}
      aria-disabled={disabledReason !== undefined}
      aria-describedby={disabledReason === undefined ? undefined : reasonId}
      onClick={onPick}
    >
      {icon ? <Icon name={icon} /> : hasIcons && <span className="w-16" />}
      <span>
        {label}
        {disabledReason !== undefined && (
          // The description, and no part of the name. @see https://www.w3.org/TR/WCAG22/#label-in-name
          <span
            id={reasonId}
            className={
              isReasonRepeated
                ? 'visually-hidden'
                : 'row-menu-reason block max-w-260 text-12 leading-12 whitespace-normal'
            }
            aria-hidden="true"
          >
            {disabledReason}
          </span>
        )}
      </span>
    </MenuItem>
  );
};

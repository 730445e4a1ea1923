import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useListContext, useTranslate } from 'react-admin';

import { useListSelection } from '../../../resources/selection/selection.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import { ALARM_GROUPS_KEY } from '../storms/useAlarmGroups.ts';
import { MAX_COUNTED_ARRIVALS, useAlertArrivals } from './useAlertArrivals.ts';

/** "7 new": shows the new alerts. A list without the pointer, the focus, an open menu or dialog and a selection shows them at once. */
export const ArrivalsButton = () => {
  const { filter } = useListSelection();
  // Another filter is another list: nothing is new in it.
  return <ArrivalsCount key={JSON.stringify(filter)} />;
};

const ArrivalsCount = () => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const queryClient = useQueryClient();
  const { refetch, isFetching } = useListContext();
  const { filter, selectionStore } = useListSelection();
  const { count, updatedAt, reset } = useAlertArrivals(filter);
  const show = () => {
    reset();
    void queryClient.invalidateQueries({ queryKey: ALARM_GROUPS_KEY });
    void refetch();
  };
  const showIfUnused = useEffectEvent(() => {
    const { ids, isAllMatching } = selectionStore.get();
    if (ids.size === 0 && !isAllMatching && !isListInUse()) show();
  });
  useEffect(() => {
    if (updatedAt > 0) showIfUnused();
  }, [updatedAt]);
  if (count === 0) return null;
  const shownCount =
    count >= MAX_COUNTED_ARRIVALS ? `${formatNumber(count)}+` : formatNumber(count);
  return (
    <ActionButton
      className="alert-arrivals whitespace-nowrap"
      startIcon={<Icon name="bell" />}
      isPending={isFetching}
      onClick={show}
    >
      {translate('alerts.new', { count: shownCount })}
    </ActionButton>
  );
};

/** An open menu has the pointer and the focus, and is outside of the rows. */
const OPEN_MENU = '[aria-haspopup=menu][aria-expanded=true]';

/** An open dialog returns the focus to the row whose menu opened it. */
const OPEN_DIALOG = '.MuiDialog-root';

/** Whether the pointer is over the rows, the focus is in them, or the menu or dialog of one is open: they stay where they are. */
function isListInUse(): boolean {
  const rows = document.querySelector('.list-rows');
  if (!rows) return false;
  return (
    rows.matches(':hover') ||
    rows.contains(document.activeElement) ||
    rows.querySelector(OPEN_MENU) !== null ||
    document.querySelector(OPEN_DIALOG) !== null
  );
}

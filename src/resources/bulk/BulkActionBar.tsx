import './bulk.css';

import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';

import { withLazyMessages } from '../../i18n/lazyMessages.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { type RowSelection, useSelection } from '../selection/selection.ts';
import type { ExportSource } from '../transfer/export/ExportSource.ts';
import { focusOnContent } from '../record/focusOnContent.ts';
import type { RecordAction } from '../record/RecordAction.ts';
import type { BulkDialogProps } from '../record/BulkDialogProps.ts';
import { BulkActionMenu } from './BulkActionMenu.tsx';
import { useBulkActions } from './useBulkActions.ts';

const ExportDialog = lazyComponent(
  withLazyMessages(() => import('../transfer/export/ExportDialog.tsx')),
);
const BulkDialog = lazyComponent(
  withLazyMessages(async () => (await import('./BulkDialog.tsx')).BulkDialog),
);

type UseExtraBulkActions = (selection: RowSelection) => readonly RecordAction[];

const NO_ACTIONS: readonly RecordAction[] = [];
const useNoExtraActions: UseExtraBulkActions = () => NO_ACTIONS;

interface BulkActionBarProps extends Pick<BulkDialogProps, 'excludeFromBulk'> {
  readonly descriptor: ResourceDescriptor;
  readonly useExtraBulkActions?: UseExtraBulkActions | undefined;
  /** The list as an export source. */
  readonly source: ExportSource;
}

/** The actions on the selected rows of a list. Renders nothing without a selection. */
export const BulkActionBar = ({
  descriptor,
  excludeFromBulk,
  useExtraBulkActions,
  source,
}: BulkActionBarProps) => {
  const selection = useSelection();
  const { data = [] } = useListContext<RaRecord>();
  const isNarrow = useMediaQuery('(max-width: 899.95px)');
  if (!selection) return null;
  return (
    <SelectionActions
      {...{ descriptor, excludeFromBulk, useExtraBulkActions, selection, isNarrow }}
      records={data}
      exportSource={source}
    />
  );
};

interface SelectionActionsProps extends Omit<ActionBarProps, 'onPick' | 'onExport'> {
  readonly excludeFromBulk?: BulkDialogProps['excludeFromBulk'];
  readonly exportSource: ExportSource;
}

/** The operation and the selection at the time when the dialog opened. */
interface PendingBulkOperation {
  readonly operation: OperationDescriptor;
  readonly selection: RowSelection;
}

/** The actions on selected records, and their dialogs. */
export const SelectionActions = ({
  excludeFromBulk,
  exportSource,
  ...bar
}: SelectionActionsProps) => {
  const { descriptor, selection } = bar;
  const [pendingOperation, setPendingOperation] = useState<PendingBulkOperation>();
  const [isExporting, setExporting] = useState(false);
  return (
    <>
      {selection.count > 0 && (
        <ActionBar
          {...bar}
          onPick={operation => setPendingOperation({ operation, selection })}
          onExport={() => setExporting(true)}
        />
      )}
      {isExporting && (
        <LazyBoundary>
          <ExportDialog source={exportSource} onClose={() => setExporting(false)} />
        </LazyBoundary>
      )}
      {pendingOperation && (
        <LazyBoundary>
          <BulkDialog
            descriptor={descriptor}
            {...pendingOperation}
            excludeFromBulk={excludeFromBulk}
            onClose={() => {
              setPendingOperation(undefined);
              focusOnContent();
            }}
          />
        </LazyBoundary>
      )}
    </>
  );
};

interface ActionBarProps {
  readonly descriptor: ResourceDescriptor;
  readonly selection: RowSelection;
  /** The loaded records, some of which are selected. */
  readonly records: readonly RaRecord[];
  /** The accessible name; absent: the selected rows. */
  readonly label?: string;
  /** Shows all actions in one menu. */
  readonly isNarrow: boolean;
  /** A hook that returns further actions, before those of the document; it never changes. */
  readonly useExtraBulkActions?: UseExtraBulkActions | undefined;
  readonly onPick: (operation: OperationDescriptor) => void;
  readonly onExport: () => void;
}

/** The number of buttons in the bar; the other actions are in a menu. */
const MAX_BUTTONS = 3;

const ActionBar = ({
  descriptor,
  selection,
  records,
  label,
  isNarrow,
  useExtraBulkActions = useNoExtraActions,
  onPick,
  onExport,
}: ActionBarProps) => {
  const translate = useTranslate();
  useScrollFocusIntoView();
  const formatNumber = useFormatNumber();
  const actions = [
    ...useExtraBulkActions(selection),
    ...useBulkActions(descriptor, selection, records, onPick),
  ];
  const { count, total, isAllMatching, selectAllMatching, clear } = selection;
  const changeActions = actions.filter(
    ({ danger: isDanger, isReadOnly }) => !isDanger && !isReadOnly,
  );
  const readActions = isNarrow ? [] : actions.filter(action => action.isReadOnly);
  const availableActions = changeActions.filter(({ isUnavailable }) => !isUnavailable);
  const buttonActions = isNarrow
    ? []
    : availableActions.length > MAX_BUTTONS
      ? availableActions.slice(0, MAX_BUTTONS)
      : availableActions;
  const menuActions = (isNarrow ? actions : changeActions).filter(
    action => !buttonActions.includes(action),
  );
  const deleteActions = isNarrow ? [] : actions.filter(action => action.danger);
  // The buttons of one bar have icons all or none.
  const hasIcons = [...buttonActions, ...deleteActions].every(({ icon }) => icon);
  return (
    <div className="bulk" role="region" aria-label={label ?? translate('bulk.bar')}>
      <span
        // The count is above the link that selects all: neither is clipped, and the target is as high as the bar.
        className="bulk-count font-semibold max-sm:[grid-area:1/1]"
        role="status"
      >
        {translate(isAllMatching ? 'bulk.allSelected' : 'bulk.selected', {
          count: formatNumber(count),
        })}
      </span>
      {!isAllMatching && (total === undefined || total > count) && (
        <button
          type="button"
          className="bulk-all plain-button h-[max(32px,var(--target))] rounded-2 px-8 py-0 font-medium text-(--inverse-link) hover:underline max-sm:h-auto max-sm:min-h-48 max-sm:justify-self-stretch max-sm:px-0 max-sm:pt-28 max-sm:pb-6 max-sm:text-start max-sm:text-13 max-sm:leading-12 max-sm:[grid-area:1/1]"
          onClick={({ currentTarget }) => {
            // The bar is unmounted then; focus moves to the first action.
            currentTarget.closest('.bulk')?.querySelector<HTMLElement>('.bulk-action')?.focus();
            selectAllMatching();
          }}
        >
          {total === undefined
            ? translate('bulk.selectMatching.uncounted')
            : translate('bulk.selectMatching', { total: formatNumber(total) })}
        </button>
      )}
      <i className="bulk-line mx-6 my-0 h-20 w-1 bg-current opacity-24" />
      {buttonActions.map(action => (
        <BulkActionButton key={action.id} action={action} hasIcon={hasIcons} />
      ))}
      {menuActions.length > 0 && (
        <BulkActionMenu
          actions={menuActions}
          label={translate(isNarrow ? 'list.actions' : 'bulk.more')}
        />
      )}
      {readActions.length > 0 && (
        <BulkActionMenu actions={readActions} label={translate('bulk.read')} />
      )}
      <ActionButton
        className="bulk-action"
        startIcon={(hasIcons || isNarrow) && <Icon name="download" />}
        onClick={onExport}
        aria-label={translate('transfer.export')}
      >
        {!isNarrow && translate('transfer.export')}
      </ActionButton>
      {deleteActions.map(action => (
        <BulkActionButton key={action.id} action={action} hasIcon={hasIcons} />
      ))}
      <i className="bulk-line mx-6 my-0 h-20 w-1 bg-current opacity-24" />
      <IconButton
        size="small"
        className="bulk-close"
        aria-label={translate('bulk.clear')}
        onClick={() => {
          clear();
          focusOnContent();
        }}
      >
        <Icon name="close" />
      </IconButton>
    </div>
  );
};

interface BulkActionButtonProps {
  readonly action: RecordAction;
  readonly hasIcon: boolean;
}

const BulkActionButton = ({ action, hasIcon }: BulkActionButtonProps) => {
  const { label, icon, danger, disabledReason, onPick } = action;
  return (
    <ActionButton
      className={danger ? 'bulk-action bulk-danger' : 'bulk-action'}
      startIcon={hasIcon && icon && <Icon name={icon} />}
      disabled={disabledReason !== undefined}
      disabledReason={disabledReason ?? ''}
      onClick={onPick}
    >
      {label}
    </ActionButton>
  );
};

/** Keeps the focused element visible when the available height shrinks, e.g. a row that was just selected. */
function useScrollFocusIntoView(): void {
  useEffect(() => {
    const { activeElement } = document;
    // A document without layout does not scroll.
    if (activeElement && 'scrollIntoView' in activeElement)
      activeElement.scrollIntoView({ block: 'nearest' });
  }, []);
}

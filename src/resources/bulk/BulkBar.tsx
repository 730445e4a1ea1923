import './bulk.css';

import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';

import { withWords } from '../../i18n/laterWords.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { lazyScreen } from '../../ui/lazyScreen.tsx';
import { useFigures } from '../../ui/useFigures.ts';
import { type Selection, useSelection } from '../list/selection.ts';
import type { ExportSource } from '../transfer/export/ExportSource.ts';
import { focusOnContent } from '../record/focus.ts';
import type { Offer } from '../record/Offer.ts';
import type { BulkDialogProps } from './BulkDialogProps.ts';
import { BulkMenu } from './BulkMenu.tsx';
import { useBulkOffers } from './useBulkOffers.ts';
import { useFocusInSight } from './useFocusInSight.ts';

const ExportDialog = lazyScreen(withWords(() => import('../transfer/export/ExportDialog.tsx')));
const BulkDialog = lazyScreen(withWords(async () => (await import('./BulkDialog.tsx')).BulkDialog));

interface BulkBarProps extends Pick<BulkDialogProps, 'spare'> {
  readonly descriptor: ResourceDescriptor;
  /** The list as a file has it. */
  readonly source: ExportSource;
}

/** What is being done, and to what: the ticks as they were when it was begun. */
interface Begun {
  readonly operation: OperationDescriptor;
  readonly selection: Selection;
}

/** What can be done with the rows that are ticked. Nothing while none is. */
export const BulkBar = ({ descriptor, spare, source }: BulkBarProps) => {
  const selection = useSelection();
  const [begun, setBegun] = useState<Begun>();
  const [isExporting, setExporting] = useState(false);
  if (!selection) return null;
  return (
    <>
      {selection.count > 0 && (
        <Bar
          descriptor={descriptor}
          selection={selection}
          onPick={operation => setBegun({ operation, selection })}
          onExport={() => setExporting(true)}
        />
      )}
      {isExporting && (
        <Suspense>
          <ExportDialog source={source} onClose={() => setExporting(false)} />
        </Suspense>
      )}
      {begun && (
        <Suspense>
          <BulkDialog
            descriptor={descriptor}
            {...begun}
            spare={spare}
            onClose={() => {
              setBegun(undefined);
              focusOnContent();
            }}
          />
        </Suspense>
      )}
    </>
  );
};

interface BarProps {
  readonly descriptor: ResourceDescriptor;
  readonly selection: Selection;
  readonly onPick: (operation: OperationDescriptor) => void;
  readonly onExport: () => void;
}

/** So many acts stand side by side; the others are a menu. */
const MOST_WORDS = 3;

const Bar = ({ descriptor, selection, onPick, onExport }: BarProps) => {
  const translate = useTranslate();
  useFocusInSight();
  const figure = useFigures();
  const isNarrow = useMediaQuery('(max-width: 899.95px)');
  const offers = useBulkOffers(descriptor, selection, onPick);
  const { count, total, matching, selectMatching, clear } = selection;
  const acts = offers.filter(({ danger, reads }) => !danger && !reads);
  const reads = isNarrow ? [] : offers.filter(offer => offer.reads);
  const fitting = acts.filter(({ unfit }) => !unfit);
  const words = isNarrow
    ? []
    : fitting.length > MOST_WORDS
      ? fitting.slice(0, MOST_WORDS)
      : fitting;
  const menu = (isNarrow ? offers : acts).filter(offer => !words.includes(offer));
  const danger = isNarrow ? [] : offers.filter(offer => offer.danger);
  return (
    <div className="bulk" role="region" aria-label={translate('bulk.bar')}>
      <span className="bulk-count" role="status">
        {translate(matching ? 'bulk.allSelected' : 'bulk.selected', {
          count: figure(count),
        })}
      </span>
      {!matching && (total === undefined || total > count) && (
        <button
          type="button"
          className="bulk-all"
          onClick={({ currentTarget }) => {
            // It is gone then; the acts are what comes next.
            currentTarget.closest('.bulk')?.querySelector<HTMLElement>('.bulk-act')?.focus();
            selectMatching();
          }}
        >
          {total === undefined
            ? translate('bulk.selectMatching.uncounted')
            : translate('bulk.selectMatching', { total: figure(total) })}
        </button>
      )}
      <i className="bulk-line" />
      {words.map(offer => (
        <BulkButton key={offer.id} offer={offer} />
      ))}
      {menu.length > 0 && (
        <BulkMenu offers={menu} label={translate(isNarrow ? 'list.actions' : 'bulk.more')} />
      )}
      {reads.length > 0 && <BulkMenu offers={reads} label={translate('bulk.read')} />}
      <ActionButton
        className="bulk-act"
        startIcon={<Icon name="download" />}
        onClick={onExport}
        aria-label={translate('transfer.export')}
      >
        {!isNarrow && translate('transfer.export')}
      </ActionButton>
      {danger.map(offer => (
        <BulkButton key={offer.id} offer={offer} />
      ))}
      <i className="bulk-line" />
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

const BulkButton = ({ offer }: { readonly offer: Offer }) => {
  const { label, icon, danger, refused, onPick } = offer;
  return (
    <ActionButton
      className={danger ? 'bulk-act bulk-danger' : 'bulk-act'}
      startIcon={icon && <Icon name={icon} />}
      disabled={refused !== undefined}
      reason={refused ?? ''}
      onClick={onPick}
    >
      {label}
    </ActionButton>
  );
};

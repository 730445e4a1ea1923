import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { withLazyMessages } from '../../i18n/lazyMessages.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { drafts } from '../drafts/drafts.ts';
import type { ExportSource } from '../transfer/export/ExportSource.ts';
import type { ImportCheckLoader } from '../transfer/import/ImportCheck.ts';
import { useImportModes } from '../transfer/import/useImportModes.ts';

const ExportDialog = lazyComponent(
  withLazyMessages(() => import('../transfer/export/ExportDialog.tsx')),
);
const ImportDialog = lazyComponent(
  withLazyMessages(() => import('../transfer/import/ImportDialog.tsx')),
);

interface TransferButtonsProps {
  readonly descriptor: ResourceDescriptor;
  /** The list as an export source. */
  readonly source: ExportSource;
  /** Whether files can be imported, where the document supports it. */
  readonly importable: boolean;
  readonly importCheck?: ImportCheckLoader | undefined;
}

/** The import and export buttons of a list. Import is absent where the document does not support it. */
export const TransferButtons = ({
  descriptor,
  source,
  importable,
  importCheck,
}: TransferButtonsProps) => {
  const translate = useTranslate();
  const [openDialog, setOpenDialog] = useState<'import' | 'export' | undefined>(() =>
    drafts.has('import', descriptor.name) ? 'import' : undefined,
  );
  const { modes, disabledReason } = useImportModes(descriptor);
  const canImport = importable && modes.length > 0;
  const close = () => setOpenDialog(undefined);
  return (
    <>
      {canImport && (
        <ActionButton
          startIcon={<Icon name="upload" />}
          disabled={disabledReason !== undefined}
          disabledReason={disabledReason ?? ''}
          onClick={() => setOpenDialog('import')}
        >
          {translate('transfer.import')}
        </ActionButton>
      )}
      <ActionButton startIcon={<Icon name="download" />} onClick={() => setOpenDialog('export')}>
        {translate('transfer.export')}
      </ActionButton>
      <LazyBoundary>
        {openDialog === 'export' && <ExportDialog source={source} onClose={close} />}
        {openDialog === 'import' && canImport && (
          <ImportDialog {...{ descriptor, modes, importCheck }} onClose={close} />
        )}
      </LazyBoundary>
    </>
  );
};

import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';

import { withWords } from '../../i18n/laterWords.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { lazyScreen } from '../../ui/lazyScreen.tsx';
import { drafts } from '../../ui/unsaved/drafts.ts';
import type { ExportSource } from './export/ExportSource.ts';
import type { ImportCheckLoader } from './import/ImportCheck.ts';
import { useImportable } from './useImportable.ts';

const ExportDialog = lazyScreen(withWords(() => import('./export/ExportDialog.tsx')));
const ImportDialog = lazyScreen(withWords(() => import('./import/ImportDialog.tsx')));

interface TransferMenuProps {
  readonly descriptor: ResourceDescriptor;
  /** The list as a file has it. */
  readonly source: ExportSource;
  /** Rows of a file may become records, where the document takes them. */
  readonly takesRows: boolean;
  readonly importCheck?: ImportCheckLoader | undefined;
}

/** Takes files in as rows, and the rows of a list out as a file. Import is not there where the document takes no rows. */
export const TransferMenu = ({ descriptor, source, takesRows, importCheck }: TransferMenuProps) => {
  const translate = useTranslate();
  const [open, setOpen] = useState<'import' | 'export' | undefined>(() =>
    drafts.waits('import', descriptor.name) ? 'import' : undefined,
  );
  const { plan: known, refused } = useImportable(descriptor);
  const plan = takesRows ? known : undefined;
  const close = () => setOpen(undefined);
  return (
    <>
      {plan && (
        <ActionButton
          startIcon={<Icon name="upload" />}
          disabled={refused !== undefined}
          reason={refused ?? ''}
          onClick={() => setOpen('import')}
        >
          {translate('transfer.import')}
        </ActionButton>
      )}
      <ActionButton startIcon={<Icon name="download" />} onClick={() => setOpen('export')}>
        {translate('transfer.export')}
      </ActionButton>
      <Suspense>
        {open === 'export' && <ExportDialog source={source} onClose={close} />}
        {open === 'import' && plan && (
          <ImportDialog {...{ descriptor, plan, importCheck }} onClose={close} />
        )}
      </Suspense>
    </>
  );
};

import './routes.css';

import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { useResourceRoutes } from '../routes/ResourceRoutesContext.ts';
import { RecordBreadcrumbs } from './RecordBreadcrumbs.tsx';
import { NotFoundScreen } from './ResourceScreen.tsx';
import type { ImportCheckLoader } from '../transfer/import/ImportCheck.ts';
import { ImportWizard } from '../transfer/import/ImportWizard.tsx';
import { useImportModes } from '../transfer/import/useImportModes.ts';
import { useImportPlan } from '../transfer/import/useImportPlan.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';

export interface ImportScreenProps {
  readonly descriptor: ResourceDescriptor;
  readonly title?: LocalizedText;
  readonly importCheck?: ImportCheckLoader | undefined;
  /** The path of the cancel button when there is no previous page. The default is the list of the resource. */
  readonly returnPath?: string;
}

/**
 * The import of a resource as a page; cancel returns to the previous page. When an import moves to the drawer, the page
 * is ready for the next file.
 */
export const ImportScreen = ({ descriptor, title, importCheck, returnPath }: ImportScreenProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const navigate = useNavigate();
  const routes = useResourceRoutes();
  // The first page of a visit has this key.
  const isFirst = useLocation().key === 'default';
  const close = () =>
    void (isFirst ? navigate(returnPath ?? routes.list(descriptor)) : navigate(-1));
  const [importCount, setImportCount] = useState(0);
  const { modes, disabledReason } = useImportModes(descriptor);
  const plan = useImportPlan(descriptor, modes);
  if (!plan) return <NotFoundScreen />;
  const name = title
    ? text(title)
    : translate('transfer.import.title', { plural: text(descriptor.plural) });
  return (
    <Page title={name} breadcrumbs={<RecordBreadcrumbs descriptor={descriptor} />} hasDivider>
      {disabledReason === undefined ? (
        <div className="import-page max-w-1100 px-0 pt-16 pb-20">
          <ImportWizard
            key={importCount}
            descriptor={descriptor}
            plan={plan}
            importCheck={importCheck}
            onAway={() => setImportCount(importCount + 1)}
            onClose={close}
          />
        </div>
      ) : (
        <EmptyState kind="denied" title={translate('shell.denied')} hint={disabledReason} />
      )}
    </Page>
  );
};

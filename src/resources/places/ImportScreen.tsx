import './places.css';

import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { Text } from '../../schema/text.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { useAddresses } from '../AddressesContext.ts';
import { Crumbs } from '../record/Crumbs.tsx';
import { NoScreen } from '../ResourceScreen.tsx';
import type { ImportCheckLoader } from '../transfer/import/ImportCheck.ts';
import { ImportSteps } from '../transfer/import/ImportSteps.tsx';
import { useImportable } from '../transfer/useImportable.ts';
import { useText } from '../useText.ts';

export interface ImportScreenProps {
  readonly descriptor: ResourceDescriptor;
  readonly title?: Text;
  readonly importCheck?: ImportCheckLoader | undefined;
  /** Where the way out leads when nothing was open before it. Absent, the list of the resource. */
  readonly back?: string;
}

/**
 * The import of a resource as a page; the way out leads to the page that it was opened from. One that goes on in the drawer
 * leaves it to the next file.
 */
export const ImportScreen = ({ descriptor, title, importCheck, back }: ImportScreenProps) => {
  const translate = useTranslate();
  const text = useText();
  const navigate = useNavigate();
  const addresses = useAddresses();
  // The first page of a visit has this key.
  const isFirst = useLocation().key === 'default';
  const close = () => void (isFirst ? navigate(back ?? addresses.list(descriptor)) : navigate(-1));
  const [count, setCount] = useState(0);
  const { plan, refused } = useImportable(descriptor);
  if (!plan) return <NoScreen />;
  const name = title
    ? text(title)
    : translate('transfer.import.title', { plural: text(descriptor.plural) });
  return (
    <Page title={name} crumbs={<Crumbs descriptor={descriptor} />} lined>
      {refused === undefined ? (
        <div className="place-import">
          <ImportSteps
            key={count}
            descriptor={descriptor}
            plan={plan}
            importCheck={importCheck}
            onAway={() => setCount(count + 1)}
            onClose={close}
          />
        </div>
      ) : (
        <EmptyState kind="denied" title={translate('shell.denied')} hint={refused} />
      )}
    </Page>
  );
};

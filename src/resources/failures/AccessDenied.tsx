import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { EmptyState } from '../../ui/EmptyState.tsx';

/** The empty state of content that the user may not read, with the reason. */
export const AccessDenied = ({ reason }: { readonly reason?: string | undefined }) => {
  const translate = useTranslate();
  return (
    <EmptyState
      kind="denied"
      title={translate('shell.denied')}
      hint={reason ?? translate('action.denied')}
      action={<Link to="/">{translate('shell.toHome')}</Link>}
    />
  );
};

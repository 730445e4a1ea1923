import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';

import { paths } from '../paths.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { DocumentTitle } from '../ui/Page.tsx';

/** The page of a URL without a screen. */
export const NotFound = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const title = translate('shell.notFound');
  return (
    <div className="grid flex-1 place-content-center">
      <DocumentTitle title={title} />
      <h1 className="visually-hidden">{title}</h1>
      <EmptyState
        kind="noMatch"
        title={title}
        hint={translate('shell.notFound.hint', { path: pathname })}
        action={<ActionButton to={paths.home}>{translate('shell.toHome')}</ActionButton>}
      />
    </div>
  );
};

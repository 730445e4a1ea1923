import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';

import { moduleLinks, paths } from '../paths.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/Page.tsx';

/** An address without a screen; that of a module whose screens are still to come says so. */
export const NotFound = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const coming = [...moduleLinks.values()].some(link => section(link) === section(pathname));
  const title = translate(coming ? 'shell.notYet' : 'shell.notFound');
  return (
    <div className="not-found">
      <PageTitle title={title} />
      <h1 className="spoken-only">{title}</h1>
      <EmptyState
        kind={coming ? 'nothing' : 'noMatch'}
        title={title}
        hint={translate(coming ? 'shell.notYet.hint' : 'shell.notFound.hint', { path: pathname })}
        action={<ActionButton to={paths.home}>{translate('shell.toHome')}</ActionButton>}
      />
    </div>
  );
};

/** The first part of an address names its section: /assetManage/model belongs to /assetManage. */
const section = (path: string) => path.split('/')[1];

import '../domains.css';
import '../print.css';
import '../../../resources/record/record.css';

import { usePermissions, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';

import { paths } from '../../../paths.ts';
import type { ShowPageProps } from '../../../resources/screens/defineResource.tsx';
import { RecordLoader } from '../../../resources/screens/RecordLoader.tsx';
import { RowActions } from '../../../resources/record/RowActions.tsx';
import { RowActionButtons } from '../../../resources/record/RowActionButtons.tsx';
import { representRecord } from '../../../resources/descriptor/representRecord.ts';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useIsScreenOpen } from '../../../ui/useIsScreenOpen.ts';
import { Page } from '../../../ui/Page.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useDomainRoutes } from '../useDomainRoutes.ts';
import type { Domain } from '../Domain.ts';
import { useDomainLevels } from '../useDomainLevels.ts';
import { useDomainActions, hasDraft } from '../useDomainActions.tsx';
import { useDomainPath } from '../useDomainPath.ts';
import { domainLabels } from '../domainLabels.ts';
import { DomainTabs } from './DomainTabs.tsx';

/** The page of a domain and its subdomains. @see DOM-07 */
export default function DomainPage({ descriptor, id }: ShowPageProps) {
  return (
    <RecordLoader descriptor={descriptor} id={id} action="show">
      {record => (
        <DomainContent
          key={record.id}
          // A faulty platform sends none: its id is shown instead.
          domain={{ ...(record as Domain), name: representRecord(descriptor, record) }}
        />
      )}
    </RecordLoader>
  );
}

const DomainContent = ({ domain }: { readonly domain: Domain }) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const level = useDomainLevels().find(({ value }) => value === domain.level);
  return (
    <Page
      title={domain.name}
      icon={<Icon name="tree" size={24} />}
      titleAdornment={
        typeof domain.level === 'number' && (
          <Tag>
            {level ? text(level.label) : translate('domains.level', { level: domain.level })}
          </Tag>
        )
      }
      breadcrumbs={<DomainBreadcrumbs domain={domain} />}
      actions={<DomainActions domain={domain} />}
      hasDivider
    >
      <DomainTabs domain={domain} />
    </Page>
  );
};

/** The ancestors of a domain, each a link to the list of its siblings. */
const DomainBreadcrumbs = ({ domain }: { readonly domain: Domain }) => {
  const text = useLocalizedText();
  const routes = useDomainRoutes();
  const path = useDomainPath(domain.parentId ?? undefined);
  return (
    <nav
      className="touch-links cluster type-13 min-w-0 gap-x-6 gap-y-2 **:aria-[current]:font-medium **:aria-[current]:text-1"
      aria-label={text(domainLabels.breadcrumbs)}
    >
      <Link to={routes.all}>{text(domainLabels.all)}</Link>
      {path.map(({ id, name }) => (
        <span className="inline-row gap-6 text-3" key={id}>
          <Icon name="right" size={12} />
          <Link to={routes.page(id)}>{name}</Link>
        </span>
      ))}
    </nav>
  );
};

const DomainActions = ({ domain }: { readonly domain: Domain }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const isScreenOpen = useIsScreenOpen();
  // The domain section is for administrators; other users come from a device. @see SHELL-07
  const { permissions } = usePermissions<{ readonly role: string }>();
  const routes = useDomainRoutes();
  const parentListPath = domain.parentId ? routes.children(domain.parentId) : routes.all;
  const { actions: offers, dialog } = useDomainActions(domain, () => {
    if (isScreenOpen()) void navigate(parentListPath);
  });
  const editAction = offers.find(({ id }) => id === 'edit');
  return (
    <>
      <RowActions recordName={domain.name} hasPendingDialog={hasDraft(domain)}>
        {menu => (
          <RowActionButtons
            actions={offers.filter(recordAction => recordAction !== editAction)}
            {...menu}
          />
        )}
      </RowActions>
      <ActionButton
        startIcon={<Icon name="send" />}
        to={`?command=${encodeURIComponent(`domain:${domain.id}`)}`}
      >
        {translate('domains.command')}
      </ActionButton>
      {permissions?.role === 'admin' && (
        <ActionButton
          startIcon={<Icon name="map" />}
          to={`${paths.domainMap}?domain=${encodeURIComponent(domain.id)}`}
        >
          {translate('domains.mapPreview')}
        </ActionButton>
      )}
      {editAction && (
        <ActionButton
          kind="primary"
          startIcon={<Icon name="edit" />}
          disabled={editAction.disabledReason !== undefined}
          disabledReason={editAction.disabledReason ?? ''}
          onClick={editAction.onPick}
        >
          {translate('record.edit')}
        </ActionButton>
      )}
      {dialog}
    </>
  );
};

import '../domains.css';
import '../print.css';
import '../../../resources/record/record.css';

import { usePermissions, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';

import { paths } from '../../../paths.ts';
import type { ShowPageProps } from '../../../resources/defineResource.tsx';
import { OneRecord } from '../../../resources/record/OneRecord.tsx';
import { RowActions } from '../../../resources/record/RowActions.tsx';
import { RowOffers } from '../../../resources/record/RowOffers.tsx';
import { useText } from '../../../resources/useText.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useDomainAddresses } from '../addresses.ts';
import type { Domain } from '../Domain.ts';
import { useLevels } from '../levels.ts';
import { useDomainOffers, waits } from '../useDomainOffers.tsx';
import { usePath } from '../usePath.ts';
import { words } from '../words.ts';
import { DomainTabs } from './DomainTabs.tsx';

/** Everything about one domain and what lies below it. @see DOM-07 */
export default function DomainPage({ descriptor, id }: ShowPageProps) {
  return (
    <OneRecord descriptor={descriptor} id={id} action="show">
      {record => <OneDomain key={record.id} domain={record as Domain} />}
    </OneRecord>
  );
}

const OneDomain = ({ domain }: { readonly domain: Domain }) => {
  const translate = useTranslate();
  const text = useText();
  const level = useLevels().find(({ value }) => value === domain.level);
  return (
    <Page
      title={domain.name}
      icon={<Icon name="tree" size={24} />}
      beside={
        <Tag>{level ? text(level.label) : translate('domains.level', { level: domain.level })}</Tag>
      }
      crumbs={<Above domain={domain} />}
      actions={<Acts domain={domain} />}
      lined
    >
      <DomainTabs domain={domain} />
    </Page>
  );
};

/** The domains that it lies in, each the way to the list of those beside it. */
const Above = ({ domain }: { readonly domain: Domain }) => {
  const text = useText();
  const addresses = useDomainAddresses();
  const path = usePath(domain.parentId ?? undefined);
  return (
    <nav className="domains-trail" aria-label={text(words.trail)}>
      <Link to={addresses.all}>{text(words.all)}</Link>
      {path.map(({ id, name }) => (
        <span key={id}>
          <Icon name="right" size={12} />
          <Link to={addresses.page(id)}>{name}</Link>
        </span>
      ))}
    </nav>
  );
};

const Acts = ({ domain }: { readonly domain: Domain }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  // The section of domains is for administrators; others come here from their devices. @see spec A6
  const { permissions } = usePermissions<{ readonly role: string }>();
  const addresses = useDomainAddresses();
  const up = domain.parentId ? addresses.children(domain.parentId) : addresses.all;
  const { offers, dialog } = useDomainOffers(domain, () => void navigate(up));
  const edit = offers.find(({ id }) => id === 'edit');
  return (
    <>
      <RowActions record={domain.name} waits={waits(domain)}>
        {menu => <RowOffers offers={offers.filter(each => each !== edit)} {...menu} />}
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
          {translate('domains.onMap')}
        </ActionButton>
      )}
      {edit && (
        <ActionButton
          kind="primary"
          startIcon={<Icon name="edit" />}
          disabled={edit.refused !== undefined}
          reason={edit.refused ?? ''}
          onClick={edit.onPick}
        >
          {translate('record.edit')}
        </ActionButton>
      )}
      {dialog}
    </>
  );
};

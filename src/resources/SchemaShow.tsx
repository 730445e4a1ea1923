import './record/record.css';

import { useNavigate } from 'react-router-dom';

import type { ResourceDescriptor } from '../schema/resource.ts';
import { Page } from '../ui/Page.tsx';
import { useAddresses } from './AddressesContext.ts';
import type { Owner } from './fieldKit.ts';
import { grouped } from './grouped.ts';
import { holds } from './holds.ts';
import { Crumbs } from './record/Crumbs.tsx';
import { OneRecord } from './record/OneRecord.tsx';
import { RecordActions } from './record/RecordActions.tsx';
import { RelatedTabs } from './related/RelatedTabs.tsx';
import { represent } from './represent.ts';
import { FieldPairs } from './show/FieldPairs.tsx';
import { useText } from './useText.ts';

interface SchemaShowProps {
  readonly descriptor: ResourceDescriptor;
  readonly id: string;
}

/**
 * One record: every field that its document lets be read, by group, what belongs to it, and what
 * can be done with it.
 */
export const SchemaShow = ({ descriptor, id }: SchemaShowProps) => {
  const navigate = useNavigate();
  const addresses = useAddresses();
  return (
    <OneRecord descriptor={descriptor} id={id} action="show">
      {record => (
        <Page
          title={represent(descriptor, record)}
          crumbs={<Crumbs descriptor={descriptor} />}
          actions={
            <RecordActions
              descriptor={descriptor}
              record={record}
              onDeleted={() => void navigate(addresses.list(descriptor))}
            />
          }
          lined
        >
          <RelatedTabs key={record.id} descriptor={descriptor} record={record}>
            <Groups descriptor={descriptor} record={record} />
          </RelatedTabs>
        </Page>
      )}
    </OneRecord>
  );
};

const Groups = ({ descriptor, record }: { descriptor: ResourceDescriptor; record: Owner }) => {
  const text = useText();
  const shown = descriptor.fields.filter(
    ({ writeOnly, when }) => !writeOnly && holds(when, record),
  );
  const groups = grouped(shown, descriptor.groups);
  return (
    <div className={groups.length > 1 ? 'show-groups' : ''}>
      {groups.map(({ name, label, fields }) => (
        <section key={name}>
          {label && <h2 className="record-group">{text(label)}</h2>}
          <FieldPairs fields={fields} owner={record} copied={descriptor.key} />
        </section>
      ))}
    </div>
  );
};

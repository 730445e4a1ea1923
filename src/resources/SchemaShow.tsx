import './record/record.css';

import { Fragment } from 'react';
import { useNavigate } from 'react-router-dom';

import type { ResourceDescriptor } from '../schema/resource.ts';
import { Page } from '../ui/Page.tsx';
import { dataPaths } from './dataPaths.ts';
import type { Owner } from './fieldKit.ts';
import { FieldShow } from './fieldKits.tsx';
import { grouped } from './grouped.ts';
import { holds } from './holds.ts';
import { Crumbs } from './record/Crumbs.tsx';
import { OneRecord } from './record/OneRecord.tsx';
import { RecordActions } from './record/RecordActions.tsx';
import { represent } from './represent.ts';
import { useText } from './useText.ts';

interface SchemaShowProps {
  readonly descriptor: ResourceDescriptor;
  readonly id: string;
}

/** One record: every field that its document lets be read, by group, and what can be done with it. */
export const SchemaShow = ({ descriptor, id }: SchemaShowProps) => {
  const text = useText();
  const navigate = useNavigate();
  const shownIn = (record: Owner) =>
    descriptor.fields.filter(({ writeOnly, when }) => !writeOnly && holds(when, record));
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
              look="buttons"
              onDeleted={() => void navigate(dataPaths.list(descriptor))}
            />
          }
          lined
        >
          {grouped(shownIn(record), descriptor.groups).map(({ name, label, fields }) => (
            <section key={name}>
              {label && <h2 className="record-group">{text(label)}</h2>}
              <dl className="record-pairs">
                {fields.map(field => (
                  <Fragment key={field.source}>
                    <dt>{text(field.label)}</dt>
                    <dd>
                      <FieldShow field={field} owner={record} />
                    </dd>
                  </Fragment>
                ))}
              </dl>
            </section>
          ))}
        </Page>
      )}
    </OneRecord>
  );
};

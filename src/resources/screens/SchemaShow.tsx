import '../record/record.css';

import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { Page } from '../../ui/Page.tsx';
import { useIsScreenOpen } from '../../ui/useIsScreenOpen.ts';
import { useResourceRoutes } from '../routes/ResourceRoutesContext.ts';
import type { ColumnOverrides } from '../columns/columns.ts';
import type { PlainObject } from '../../schema/isObject.ts';
import { groupFields } from '../descriptor/groupFields.ts';
import { matchesCondition } from '../descriptor/matchesCondition.ts';
import { RecordBreadcrumbs } from './RecordBreadcrumbs.tsx';
import { RecordLoader } from './RecordLoader.tsx';
import { RecordActions } from '../record/RecordActions.tsx';
import { RelatedTabs } from '../related/RelatedTabs.tsx';
import { representRecord } from '../descriptor/representRecord.ts';
import { FieldPairs } from '../show/FieldPairs.tsx';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';

interface SchemaShowProps {
  readonly descriptor: ResourceDescriptor;
  readonly id: string;
  /** The cells of fields that a document cannot express, by source; those of the list fit. */
  readonly columns?: ColumnOverrides;
  /** Rendered below the fields. */
  readonly footer?: ReactNode;
}

/** Shows one record: every readable field by group, its related records and its actions. */
export const SchemaShow = ({ descriptor, id, columns, footer }: SchemaShowProps) => {
  const navigate = useNavigate();
  const isScreenOpen = useIsScreenOpen();
  const routes = useResourceRoutes();
  return (
    <RecordLoader descriptor={descriptor} id={id} action="show">
      {record => (
        <Page
          title={representRecord(descriptor, record)}
          breadcrumbs={<RecordBreadcrumbs descriptor={descriptor} />}
          actions={
            <RecordActions
              descriptor={descriptor}
              record={record}
              onDeleted={() => {
                if (isScreenOpen()) void navigate(routes.list(descriptor));
              }}
            />
          }
          hasDivider
        >
          <RelatedTabs key={record.id} descriptor={descriptor} record={record}>
            <FieldGroups descriptor={descriptor} record={record} columns={columns} />
            {footer}
          </RelatedTabs>
        </Page>
      )}
    </RecordLoader>
  );
};

const FieldGroups = ({
  descriptor,
  record,
  columns,
}: {
  descriptor: ResourceDescriptor;
  record: PlainObject;
  columns: ColumnOverrides | undefined;
}) => {
  const text = useLocalizedText();
  const shownFields = descriptor.fields.filter(
    ({ writeOnly, when }) => !writeOnly && matchesCondition(when, record),
  );
  const groups = groupFields(shownFields, descriptor.groups);
  return (
    <div
      className={
        groups.length > 1 ? 'columns-[480px_2] gap-x-0 [&>section]:break-inside-avoid' : ''
      }
    >
      {groups.map(({ name, label, fields }) => (
        <section key={name}>
          {label && <h2 className="type-16 px-20 pt-16 font-semibold">{text(label)}</h2>}
          <FieldPairs {...{ fields, record, columns }} copyableSource={descriptor.key} />
        </section>
      ))}
    </div>
  );
};

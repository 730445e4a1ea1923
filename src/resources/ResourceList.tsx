import { useCanAccess } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';

import type { ResourceDescriptor } from '../schema/resource.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { dataPaths } from './dataPaths.ts';
import { SchemaList, type SchemaListProps } from './list/SchemaList.tsx';
import { CollectionActions } from './record/CollectionActions.tsx';
import { RecordActions } from './record/RecordActions.tsx';
import { operationsOn } from './record/useOffers.ts';
import { useText } from './useText.ts';

/** The list of a resource that has no screen of its own: names link to their records, rows offer every operation. */
export const ResourceList = (props: SchemaListProps) => {
  const { descriptor } = props;
  return (
    <SchemaList
      {...(canAdd(descriptor) && {
        add: (
          <>
            <CollectionActions descriptor={descriptor} />
            <AddButton descriptor={descriptor} />
          </>
        ),
      })}
      {...(descriptor.verbs.one && {
        nameOf: (record, cell) => <Link to={dataPaths.show(descriptor, record.id)}>{cell}</Link>,
      })}
      {...(operationsOn(descriptor).length > 0 && {
        rowActions: record => <RecordActions descriptor={descriptor} record={record} look="row" />,
      })}
      {...props}
    />
  );
};

const canAdd = ({ verbs, actions }: ResourceDescriptor) =>
  verbs.create ?? actions.some(({ on }) => on === 'collection');

const AddButton = ({ descriptor }: { descriptor: ResourceDescriptor }) => {
  const text = useText();
  const navigate = useNavigate();
  const { canAccess } = useCanAccess({ resource: descriptor.name, action: 'create' });
  const label = descriptor.verbs.create?.label;
  return canAccess && label ? (
    <ActionButton
      kind="primary"
      startIcon={<Icon name="plus" />}
      onClick={() => void navigate(dataPaths.create(descriptor))}
    >
      {text(label)}
    </ActionButton>
  ) : null;
};

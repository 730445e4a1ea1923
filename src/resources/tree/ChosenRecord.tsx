import '../record/record.css';

import IconButton from '@mui/material/IconButton';
import { type Identifier, type RaRecord, useGetOne, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useAddresses } from '../AddressesContext.ts';
import { PointingHere } from '../related/PointingHere.tsx';
import { useRepresent } from '../ResourcesContext.ts';
import { FieldPairs } from '../show/FieldPairs.tsx';
import { useErrorWords } from '../useErrorWords.ts';
import { ActButtons } from './ActButtons.tsx';
import { KeyHints } from './KeyHints.tsx';
import type { TreeResource } from './treePages.ts';
import { TreePath } from './TreePath.tsx';
import type { TreeActs } from './TreeActs.ts';

interface ChosenRecordProps {
  readonly descriptor: TreeResource;
  readonly id: string | undefined;
  /** False while it is about to go. */
  readonly isLive: boolean;
  readonly acts: (record: RaRecord) => TreeActs;
  readonly onChoose: (id: Identifier | undefined) => void;
}

/** What was chosen in a tree: where it stands, what can be done to it, and what it says. */
export const ChosenRecord = ({ id, ...props }: ChosenRecordProps) => {
  const translate = useTranslate();
  return (
    <aside
      className={id === undefined ? 'tree-chosen tree-unchosen' : 'tree-chosen'}
      aria-label={translate('tree.chosen')}
    >
      {id === undefined ? (
        <>
          <EmptyState
            kind="nothing"
            title={translate('tree.choose')}
            hint={translate('tree.choose.hint')}
          />
          <KeyHints />
        </>
      ) : (
        <Chosen key={id} id={id} {...props} />
      )}
    </aside>
  );
};

const Chosen = ({
  descriptor,
  id,
  isLive,
  acts,
  onChoose,
}: ChosenRecordProps & { readonly id: string }) => {
  const translate = useTranslate();
  const words = useErrorWords();
  const nameOf = useRepresent(descriptor.name);
  const addresses = useAddresses();
  const { data, error, refetch } = useGetOne<RaRecord>(
    descriptor.name,
    { id },
    { enabled: isLive },
  );
  if (!data)
    return error ? (
      <EmptyState
        kind="failed"
        title={translate('record.failed')}
        hint={words(error)}
        action={
          <ActionButton onClick={() => void refetch()}>{translate('shell.retry')}</ActionButton>
        }
      />
    ) : (
      <SkeletonRows rows={6} />
    );
  return (
    <>
      <TreePath descriptor={descriptor} id={id} isLive={isLive} onChoose={onChoose} />
      <div className="tree-head">
        <h2>
          <bdi>{nameOf(data)}</bdi>
        </h2>
        {descriptor.verbs.one && (
          <Link to={addresses.show(descriptor, data.id)}>{translate('tree.open')}</Link>
        )}
        <IconButton
          size="small"
          aria-label={translate('shell.close')}
          onClick={() => onChoose(undefined)}
        >
          <Icon name="close" size={15} />
        </IconButton>
      </div>
      <ActButtons acts={acts(data)} />
      <FieldPairs
        fields={descriptor.fields.filter(
          ({ writeOnly, source }) => !writeOnly && source !== descriptor.tree.parent,
        )}
        owner={data}
        copied={descriptor.key}
      />
      <PointingHere descriptor={descriptor} ids={[data.id]} title={translate('tree.belongs')} />
      <KeyHints />
    </>
  );
};

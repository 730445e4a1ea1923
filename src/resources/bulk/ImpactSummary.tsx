import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import { type RaRecord, useLocaleState, useTranslate } from 'react-admin';

import { formatNameList } from '../../domain/formatNameList.ts';
import type { RecordCondition } from '../../schema/field.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { type GlyphName, StateGlyph } from '../../ui/icons/StateGlyph.tsx';
import { FormattedNumber } from '../../ui/FormattedNumber.tsx';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { OperationConsequences } from '../record/OperationConsequences.tsx';
import { isCriticalOperation } from '../record/isCriticalOperation.ts';
import { useUnavailableReason } from '../record/useUnavailableReason.ts';
import { matchesCondition } from '../descriptor/matchesCondition.ts';
import { lowerFirst } from '../descriptor/lowerFirst.ts';
import { useDescriptor, useRepresentRecord } from '../descriptor/ResourcesContext.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { ImpactMap } from './ImpactMap.tsx';
import type { BulkTargets } from './splitTargets.ts';
import { ExpandableList } from './ExpandableList.tsx';
import { createStateReader } from './equipmentState.ts';

interface ImpactSummaryProps extends BulkTargets {
  readonly descriptor: ResourceDescriptor;
  readonly operation: OperationDescriptor;
  /** The number of selected records that no longer exist. */
  readonly missingCount: number;
  /** Whether offline records are included; absent where none is offline, or where it is irrelevant. */
  readonly offlineOption?:
    | { readonly isIncluded: boolean; readonly onIncludeChange: (isIncluded: boolean) => void }
    | undefined;
  /** Why nothing is left but offline records, and the remedy. */
  readonly offlineReason?: string | undefined;
  /** The reason for all excluded records; absent: the conditions of the operation that they do not match. */
  readonly ineligibleReason?: string;
}

/**
 * Shows the impact of a bulk operation: its consequences, the affected and excluded counts with reasons, and the
 * records.
 */
export const ImpactSummary = ({
  descriptor,
  operation,
  targets,
  ineligible,
  unreachable,
  missingCount,
  offlineOption,
  excludedCounts,
  offlineReason,
  ineligibleReason,
}: ImpactSummaryProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const formatNumber = useFormatNumber();
  const nameOf = useRepresentRecord(descriptor.name);
  const getUnavailableReason = useUnavailableReason(descriptor);
  const { when, disabledReason } = operation;
  const conditions =
    ineligibleReason || disabledReason
      ? []
      : Object.entries(when ?? {}).map(([source, expected]) => ({ [source]: expected }));
  const getState = createStateReader(descriptor);
  const faultyCount = targets.filter(record => getState?.(record) === 'fault').length;
  const isDelete = operation.kind === 'delete';
  return (
    <>
      <OperationConsequences
        descriptor={descriptor}
        operation={operation}
        ids={targets.map(({ id }) => id)}
      />
      <dl className="impact my-14 flex rounded-3 border border-(--line) max-sm:flex-col">
        <ImpactCount
          glyph={isDelete ? 'critical' : 'normal'}
          count={targets.length}
          label={translate(
            isDelete
              ? 'bulk.targets.delete'
              : operation.method === 'get'
                ? 'bulk.targets.read'
                : 'bulk.targets',
          )}
        />
        {unreachable.length > 0 && (
          <ImpactCount glyph="offline" count={unreachable.length} label={translate('bulk.offline')}>
            {offlineReason}
          </ImpactCount>
        )}
        {faultyCount > 0 && (
          <ImpactCount glyph="fault" count={faultyCount} label={translate('bulk.faulty')} />
        )}
        {groupByUnmetCondition(conditions, ineligible).map(([unmet, records]) => (
          <ImpactCount
            key={JSON.stringify(unmet ?? null)}
            glyph="offline"
            count={records.length}
            label={translate('bulk.ineligible')}
          >
            {ineligibleReason ??
              getUnavailableReason({ ...operation, ...(unmet && { when: unmet }) })}
            <br />
            {formatNameList(locale, [
              ...records.slice(0, MAX_NAMES).map(record => nameOf(record)),
              ...(records.length > MAX_NAMES
                ? [translate('bulk.moreNames', { count: formatNumber(records.length - MAX_NAMES) })]
                : []),
            ])}
          </ImpactCount>
        ))}
        {[...excludedCounts].map(([reason, count]) => (
          <ImpactCount
            key={reason}
            glyph="offline"
            count={count}
            label={translate('bulk.excluded')}
          >
            {reason}
          </ImpactCount>
        ))}
        {missingCount > 0 && (
          <ImpactCount glyph="unknown" count={missingCount} label={translate('bulk.missing')} />
        )}
      </dl>
      {offlineOption && (
        <FormControlLabel
          className="impact-offline"
          control={
            <Checkbox
              checked={offlineOption.isIncluded}
              onChange={event => offlineOption.onIncludeChange(event.target.checked)}
              slotProps={{ input: NO_INITIAL_FOCUS }}
            />
          }
          label={translate('bulk.tryOffline')}
        />
      )}
    </>
  );
};

/** More excluded records than this are counted after the names. */
const MAX_NAMES = 3;

/** Groups excluded records by the first condition that each does not match. */
const groupByUnmetCondition = (
  conditions: readonly RecordCondition[],
  records: readonly RaRecord[],
) => [
  ...Map.groupBy(records, record =>
    conditions.find(condition => !matchesCondition(condition, record)),
  ),
];

/** For an option next to the confirmation: the initial focus is on the main control. */
const NO_INITIAL_FOCUS = { 'data-no-initial-focus': '' } as object;

type ImpactDetailsProps = Pick<ImpactSummaryProps, 'descriptor' | 'operation' | 'targets'>;

/** Shows the map and the list of the targets. */
export const ImpactDetails = ({ descriptor, operation, targets }: ImpactDetailsProps) => {
  const translate = useTranslate();
  const nameOf = useRepresentRecord(descriptor.name);
  const { plural } = useDescriptor(descriptor.name) ?? descriptor;
  const text = useLocalizedText();
  return (
    <>
      {isCriticalOperation(operation) && targets.length > 1 && (
        <ImpactMap descriptor={descriptor} records={targets} />
      )}
      {targets.length > 0 && (
        <details
          className="mx-0 mt-8 mb-14 [&_summary]:cursor-pointer [&_summary]:rounded-1 [&_summary]:px-0 [&_summary]:py-4 pointer-coarse:[&_summary]:min-h-44 pointer-coarse:[&_summary]:py-12"
          open={targets.length <= 5}
        >
          <summary>{translate('bulk.which', { plural: lowerFirst(text(plural)) })}</summary>
          <ExpandableList items={targets}>
            {record => <li key={record.id}>{nameOf(record)}</li>}
          </ExpandableList>
        </details>
      )}
    </>
  );
};

interface ImpactCountProps {
  readonly glyph: GlyphName;
  readonly count: number;
  readonly label: string;
  readonly children?: ReactNode;
}

const ImpactCount = ({ glyph, count, label: labelText, children }: ImpactCountProps) => (
  <div>
    <dt>{labelText}</dt>
    <dd>
      <b>
        <StateGlyph state={glyph} size={16} />
        <FormattedNumber value={count} />
      </b>
      {children && <span>{children}</span>}
    </dd>
  </div>
);

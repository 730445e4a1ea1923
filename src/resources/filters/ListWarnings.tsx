import { useState } from 'react';
import { type RaRecord, useGetManyAggregate, useListContext, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

import type { ListResponseMeta } from '../../data/ConsoleDataProvider.ts';
import type { FieldOfKind } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { StateGlyph } from '../../ui/icons/StateGlyph.tsx';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { formatScalar } from '../descriptor/representRecord.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { type Condition, isConditionGroup, type FilterCondition } from '../../schema/filter.ts';
import { parseListLocationState } from '../conditions/listLocationState.ts';
import { useRejectedParamsMessage } from './useRejectedParamsMessage.ts';

interface ListWarningsProps {
  readonly descriptor: ResourceDescriptor;
  readonly conditions: readonly FilterCondition[];
}

/** Shows the warnings of a list: rejected parameters, and missing records in its conditions. */
export const ListWarnings = ({ descriptor, conditions }: ListWarningsProps) => (
  <>
    <RejectedParamsWarning descriptor={descriptor} />
    <UnreadableRowsWarning />
    <IncompleteListWarning />
    {flattenConditions(conditions).map(({ field, operator, value }) =>
      isReferenceField(field) && ['eq', 'inq'].includes(operator) ? (
        <MissingRecordsWarning
          key={`${field.source} ${String(value)}`}
          field={field}
          ids={Array.isArray(value) ? value.map(formatScalar) : [formatScalar(value)]}
        />
      ) : null,
    )}
  </>
);

type ReferenceDescriptor = FieldOfKind<'reference' | 'referenceList'>;

const isReferenceField = (field: Condition['field']): field is ReferenceDescriptor =>
  field.kind === 'reference' || field.kind === 'referenceList';

const flattenConditions = (conditions: readonly FilterCondition[]): readonly Condition[] =>
  conditions.flatMap(each =>
    isConditionGroup(each) ? each.or.flatMap(flattenConditions) : [each],
  );

/** The warning is stored in the history entry: it shows again on return, and disappears with the next filter. */
const RejectedParamsWarning = ({ descriptor }: Pick<ListWarningsProps, 'descriptor'>) => {
  const location = useLocation();
  const navigate = useNavigate();
  const formatRejectedParams = useRejectedParamsMessage(descriptor);
  const locationState = parseListLocationState(location.state);
  if (locationState.rejectedParams.length === 0) return null;
  const dismiss = () => void navigate({ search: location.search }, { replace: true, state: null });
  return <ListWarning onDismiss={dismiss}>{formatRejectedParams(locationState)}</ListWarning>;
};

/** Warns about invalid rows of a response: the page shows fewer rows than the platform counts. */
const UnreadableRowsWarning = () => {
  const translate = useTranslate();
  const { meta } = useListContext() as { readonly meta?: ListResponseMeta };
  const [dismissed, setDismissed] = useState<ListResponseMeta>();
  const count = meta?.unreadableRows ?? 0;
  if (count === 0 || dismissed === meta) return null;
  return (
    <ListWarning onDismiss={() => setDismissed(meta)}>
      {translate('list.unreadableRows', { smart_count: count })}
    </ListWarning>
  );
};

/** Warns about rows that the platform does not return: they are on no page, and no filter finds them. */
const IncompleteListWarning = () => {
  const translate = useTranslate();
  const { meta } = useListContext() as { readonly meta?: ListResponseMeta };
  const formatNumber = useFormatNumber();
  const [isDismissed, setDismissed] = useState(false);
  if (!meta?.incomplete || isDismissed) return null;
  const { received, total } = meta.incomplete;
  return (
    <ListWarning onDismiss={() => setDismissed(true)}>
      {translate(total === undefined ? 'list.incomplete' : 'list.incomplete.of', {
        received: formatNumber(received),
        total: formatNumber(total ?? received),
      })}
    </ListWarning>
  );
};

/** Warns about filter records that the platform does not have. The chips fetch their names in the same call. */
const MissingRecordsWarning = ({
  field,
  ids,
}: {
  field: ReferenceDescriptor;
  ids: readonly string[];
}) => {
  const text = useLocalizedText();
  const translate = useTranslate();
  const [isDismissed, setDismissed] = useState(false);
  const { data, isSuccess, isPlaceholderData } = useGetManyAggregate<RaRecord>(field.reference, {
    ids: [...ids],
  });
  const foundIds = new Set((data ?? []).map(({ id }) => String(id)));
  const missing = ids.filter(id => !foundIds.has(id));
  if (!isSuccess || isPlaceholderData || missing.length === 0 || isDismissed) return null;
  return (
    <ListWarning onDismiss={() => setDismissed(true)}>
      {translate('filter.missing', {
        smart_count: missing.length,
        field: text(field.label),
        given: missing.join(translate('form.comma')),
      })}
    </ListWarning>
  );
};

const ListWarning = ({ children, onDismiss }: { children: string; onDismiss: () => void }) => {
  const translate = useTranslate();
  return (
    <div
      className="list-notice order-1 flex flex-[0_0_100%] items-start gap-8 rounded-2 bg-(--minor-soft) py-6 pr-6 pl-10 text-1"
      role="status"
    >
      <StateGlyph state="minor" size={16} />
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={translate('filter.rejected.dismiss')}
        onClick={onDismiss}
      >
        <Icon name="close" size={14} />
      </button>
    </div>
  );
};

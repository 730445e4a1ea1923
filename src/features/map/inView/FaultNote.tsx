import type { RaRecord } from 'react-admin';

import { useNow } from '../../../data/useNow.ts';
import { formatDateTime, formatWithSlashes } from '../../../domain/formatDateTime.ts';
import { faults } from '../../../generated/core/resources.ts';
import { useChoiceLabel } from '../../../resources/fields/useChoiceLabel.ts';
import type { FieldOfKind } from '../../../schema/field.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { SiteTime } from '../../../ui/SiteTime.tsx';
import { useSiteZone } from '../../../ui/SiteZone.ts';

const { fields }: ResourceDescriptor = faults;
const typeChoices =
  fields.find((field): field is FieldOfKind<'enum'> => field.source === 'type')?.choices ?? [];

/** What a faulty device has, and since when: the time of today, the date of another day. */
export const FaultNote = ({ fault }: { readonly fault: RaRecord }) => {
  const getTypeLabel = useChoiceLabel(typeChoices);
  const beginTime = Date.parse(String(fault['begin_time']));
  const today = formatDateTime(new Date(useNow()), useSiteZone())?.slice(0, 10);
  const formatText = (text: string) =>
    text.slice(0, 10) === today ? text.slice(11, 16) : formatWithSlashes(text.slice(5, 10));
  return (
    <span className="text-fault">
      {getTypeLabel(fault['type'])}
      {Number.isFinite(beginTime) && (
        <>
          {' · '}
          <SiteTime time={beginTime} formatText={formatText} />
        </>
      )}
    </span>
  );
};

import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { faults } from '../../../../generated/core/resources.ts';
import { FieldShow } from '../../../../resources/fieldShows.tsx';
import { useErrorWords } from '../../../../resources/useErrorWords.ts';
import type { Owner } from '../../../../resources/fieldKit.ts';
import { Card } from '../Card.tsx';
import { fieldsOf } from '../fields.ts';
import type { PartProps } from '../Part.ts';

const FEW = 3;
const MINUTE = 60_000;
const shown = fieldsOf(faults, ['level', 'type', 'begin_time']);

/** What went wrong last, and whether it still does. */
export const LatestFaults = ({ asset }: PartProps) => {
  const translate = useTranslate();
  const words = useErrorWords();
  const { data, error } = useGetList(
    'faults',
    {
      filter: { asset_id: { inq: [asset.id] } },
      sort: { field: 'begin_time', order: 'DESC' },
      pagination: { page: 1, perPage: FEW },
    },
    { refetchInterval: MINUTE },
  );
  return (
    <Card
      title={translate('asset.faults.latest')}
      tools={<Link to="?tab=faults">{translate('asset.all')}</Link>}
    >
      {error ? (
        <p className="asset-quiet">{words(error)}</p>
      ) : data?.length === 0 ? (
        <p className="asset-quiet">{translate('asset.faults.none')}</p>
      ) : (
        <ul className="asset-faults">
          {data?.map((fault: Owner) => (
            <li key={String(fault.id)}>
              {shown.map(field => (
                <span key={field.source}>
                  <FieldShow field={field} owner={fault} />
                </span>
              ))}
              <span className="asset-caption">{translate(...endOf(fault))}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

/** Whether it is over, and who knows of it. */
function endOf(fault: Owner): [string, object?] {
  if (typeof fault.end_time === 'string') return ['asset.faults.over'];
  return fault.confirmed
    ? ['asset.faults.confirmed', { user: fault.confirm_user ?? '' }]
    : ['asset.faults.lasts'];
}

import { useTranslate } from 'react-admin';

import { useReportAge } from '../data/useReportAge.ts';
import { Tag } from '../ui/Tag.tsx';

/** A clock and a word next to values that are old, by the report interval of the platform. */
export default function OldReportMark({ time }: { readonly time: number | string }) {
  const translate = useTranslate();
  const isOld = useReportAge();
  return isOld(time) ? (
    <>
      {' '}
      <span title={translate('report.old.hint')}>
        <Tag icon="clock">{translate('report.old')}</Tag>
      </span>
    </>
  ) : null;
}

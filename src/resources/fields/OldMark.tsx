import { useTranslate } from 'react-admin';

import { useReportAge } from '../../data/useReportAge.ts';
import { Tag } from '../../ui/Tag.tsx';

/** Marks values as old by the time of their report: a text, or milliseconds since 1970. Nothing for those that are not. */
export default function OldMark({ time }: { readonly time: number | string }) {
  const translate = useTranslate();
  const isOld = useReportAge();
  return isOld(time) ? (
    <span className="ml-6 print:ml-4" title={translate('report.old.hint')}>
      <Tag icon="clock">{translate('report.old')}</Tag>
    </span>
  ) : null;
}

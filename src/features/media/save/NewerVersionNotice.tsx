import { useTranslate } from 'react-admin';

import { SiteTime } from '../../../ui/SiteTime.tsx';

interface NewerVersionNoticeProps {
  /** ISO 8601. */
  readonly time: string;
  readonly onShow: () => void;
}

/** Another editor has changed the project: its changes can be shown before anything here conflicts. @see MEDIA-13 */
export const NewerVersionNotice = ({ time, onShow }: NewerVersionNoticeProps) => {
  const translate = useTranslate();
  return (
    <p
      className="media-notice media-read-only type-12 row gap-8 border-b border-b-(--line) bg-(--minor-soft) text-(--minor)"
      role="status"
    >
      <span>
        {translate('media.newer')} <SiteTime time={time} />
      </span>
      <button type="button" className="plain-button font-medium text-accent" onClick={onShow}>
        {translate('media.newer.show')}
      </button>
    </p>
  );
};

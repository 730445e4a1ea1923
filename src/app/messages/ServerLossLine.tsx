import { useTranslate } from 'react-admin';

import { useServerLoss } from '../../data/useServerLoss.ts';
import { StateGlyph } from '../../ui/icons/StateGlyph.tsx';
import { SiteTime } from '../../ui/SiteTime.tsx';

/** Says on every screen that the server does not respond, and how old its last data are; nothing while it does. */
export default function ServerLossLine() {
  const translate = useTranslate();
  const loss = useServerLoss();
  return (
    <div role="status" className="flex-none print:hidden">
      {loss && (
        <p className="row type-12 gap-8 border-b border-b-(--line) bg-(--fault-soft) px-20 py-6 text-1 max-sm:px-13">
          <StateGlyph state="offline" size={14} />
          <span className="cluster gap-x-8">
            {translate('connection.serverLost')}
            {loss.lastDataAt > 0 && (
              <span className="row gap-4 whitespace-nowrap">
                {translate('connection.serverLost.data')}
                <SiteTime time={loss.lastDataAt} />
              </span>
            )}
          </span>
        </p>
      )}
    </div>
  );
}

import '../../tasks/tasks.css';
import './jobs.css';

import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { SavedJobItem } from './SavedJobItem.tsx';
import type { RemainingItems } from './RemainingItems.ts';
import { RemainingItemsDialog } from './RemainingItemsDialog.tsx';
import { useSavedJobs } from './useSavedJobs.ts';

/** Lists finished and interrupted jobs. An interrupted job can be continued, and never resumes automatically. */
export const SavedJobs = () => {
  const translate = useTranslate();
  const jobs = useSavedJobs();
  const [remaining, setRemaining] = useState<RemainingItems>();
  return (
    <>
      {jobs.length > 0 && (
        <section className="saved-jobs" aria-label={translate('job.earlier')}>
          <h3 className="type-12 px-16 pt-16 pb-4 font-medium text-3">
            {translate('job.earlier')}
          </h3>
          <ul>
            {jobs.map(jobWithState => (
              <SavedJobItem
                key={jobWithState.job.id}
                {...jobWithState}
                onRunRemaining={setRemaining}
              />
            ))}
          </ul>
        </section>
      )}
      {remaining && (
        <RemainingItemsDialog remaining={remaining} onClose={() => setRemaining(undefined)} />
      )}
    </>
  );
};

import '../../tasks/tasks.css';
import './kept.css';

import { useState } from 'react';
import type { Identifier } from 'react-admin';
import { useTranslate } from 'react-admin';

import type { Standing } from '../BulkRun.ts';
import type { KeptJob } from './KeptJob.ts';
import { KeptJobEntry } from './KeptJobEntry.tsx';
import { RestDialog } from './RestDialog.tsx';
import { useKeptJobs } from './useKeptJobs.ts';

/** Records of a job that a person wants to do after all. */
export interface Rest {
  readonly job: KeptJob;
  readonly ids: readonly Identifier[];
  readonly standings: readonly Standing[];
}

/** What was done before, and what was interrupted: it is offered again, and never goes on by itself. */
export const KeptJobs = () => {
  const translate = useTranslate();
  const jobs = useKeptJobs();
  const [rest, setRest] = useState<Rest>();
  return (
    <>
      {jobs.length > 0 && (
        <section className="kept" aria-label={translate('job.earlier')}>
          <h3 className="kept-head">{translate('job.earlier')}</h3>
          <ul>
            {jobs.map(known => (
              <KeptJobEntry key={known.job.id} {...known} onRest={setRest} />
            ))}
          </ul>
        </section>
      )}
      {rest && <RestDialog rest={rest} onClose={() => setRest(undefined)} />}
    </>
  );
};

import '../../tasks/tasks.css';
import './kept.css';

import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { KeptJobEntry } from './KeptJobEntry.tsx';
import type { Rest } from './Rest.ts';
import { RestDialog } from './RestDialog.tsx';
import { useKeptJobs } from './useKeptJobs.ts';

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

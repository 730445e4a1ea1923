/** Commands to devices, and the jobs that they become. */
export const commands = {
  'job.earlier': 'Earlier',
  'job.state.over': 'finished',
  'job.state.elsewhere': 'running in another tab',
  'job.state.interrupted': 'interrupted',
  'job.goOn': 'Go on with %{count}…',
  'job.retry': 'Retry %{count}…',
  'job.interrupted':
    'The page was left while this ran. Nothing goes on by itself: what had been sent and not answered may have been carried out.',
  'job.taken': '%{count} of it went on as another job.',
  'job.left': 'The page was left before the answer came.',
} as const;

/** What stands where a part of the console broke, or did not arrive. */
export const failures = {
  'failure.region.screen': 'This page',
  'failure.region.bar': 'The top bar',
  'failure.region.sidebar': 'The menu at the side',
  'failure.region.opened': 'What you opened',
  'failure.region.drawer': 'This drawer',
  'failure.region.dialog': 'This dialog',
  'failure.region.notices': 'The notices',
  'failure.region.part': 'This part of the page',
  'failure.region.map': 'The map',
  'failure.broken': '%{region} stopped working',
  'failure.broken.hint':
    'The rest of the console goes on. Try again; what you typed here may be lost.',
  'failure.late': '%{region} did not load',
  'failure.late.hint':
    'ChunkLoadError: it did not arrive within 120 seconds. Try again, or load the whole page again.',
  'failure.lost': '%{region} did not load',
  'failure.lost.hint':
    'ChunkLoadError: its file could not be fetched. There is no connection, or the console has been updated. Try again, or load the whole page again.',
  'failure.reload': 'Load the page again',
  'failure.details': 'Details for whoever mends it',
  'failure.copy': 'Copy the details',
  'failure.copied': 'Copied.',
  'failure.notCopied': 'The browser did not allow it. Select the text instead.',
  'failure.look': 'Code %{code}',
} as const;

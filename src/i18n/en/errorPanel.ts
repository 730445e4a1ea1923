/** Messages of a part of the console that failed, or did not load. */
export const errorPanel = {
  'failure.region.screen': 'This page',
  'failure.region.bar': 'The top bar',
  'failure.region.sidebar': 'The sidebar',
  'failure.region.opened': 'What you opened',
  'failure.region.drawer': 'This drawer',
  'failure.region.dialog': 'This dialog',
  'failure.region.notices': 'The notices',
  'failure.region.part': 'This part of the page',
  'failure.region.map': 'The map',
  'failure.broken': '%{region} stopped working',
  'failure.broken.hint':
    'The rest of the console still works. Try again; unsaved entries here may be lost.',
  'failure.late': '%{region} did not load',
  'failure.late.hint':
    'ChunkLoadError: not loaded within 120 seconds. Try again, or reload the page.',
  'failure.lost': '%{region} did not load',
  'failure.lost.hint':
    'ChunkLoadError: a file could not be loaded. The connection is lost, or the console has been updated. Try again, or reload the page.',
  'failure.reload': 'Reload the page',
  'failure.details': 'Technical details',
  'failure.copy': 'Copy the details',
  'failure.copied': 'Copied.',
  'failure.notCopied': 'The browser did not allow it. Select the text instead.',
  'failure.code': 'Code %{code}',
} as const;

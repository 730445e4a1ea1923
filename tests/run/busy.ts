// Keeps one core busy until the process that started it has ended. In slices, so that it notices.
const SLICE_MS = 50;

function spin(): void {
  const end = performance.now() + SLICE_MS;
  while (performance.now() < end);
  setImmediate(spin);
}

process.on('disconnect', () => process.exit());
spin();

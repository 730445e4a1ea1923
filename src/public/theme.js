// Comments: src/app/pinnedTheme.ts
try {
  const pinned = JSON.parse(localStorage.getItem('RaStore.theme') ?? 'null');
  if (pinned === 'light' || pinned === 'dark') document.documentElement.dataset.theme = pinned;
} catch {}

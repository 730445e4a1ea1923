// Before the first picture: the theme that somebody has pinned. That of the system is known to the style sheet by itself.
// See src/app/themeChoice.ts, which goes on from here.
try {
  const pinned = JSON.parse(localStorage.getItem('RaStore.theme') ?? 'null');
  if (pinned === 'light' || pinned === 'dark') document.documentElement.dataset.theme = pinned;
} catch {
  // Nothing is kept here, or nothing that can be read: the system decides.
}

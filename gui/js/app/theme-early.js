// A plain script, so that it sets the chosen theme before the first paint.
try {
  const { theme } = JSON.parse(localStorage.getItem('akhet.preferences') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // unreadable saved data: the system's theme
}

// A plain script, so that it runs before the first paint: the theme that was chosen, if one was.
try {
  const { theme } = JSON.parse(localStorage.getItem('akhet.preferences') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // what the browser has kept cannot be read: the system's theme
}

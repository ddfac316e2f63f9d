// A plain script, so that the theme and the language are set before the first paint. `data-languages` of the page lists
// the languages that there are.
{
  const root = document.documentElement;
  /** @type {{theme?: unknown, language?: unknown}} */
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('akhet.preferences') ?? '{}') ?? {};
  } catch {
    // unreadable saved data: the system's theme, the browser's language
  }
  if (kept.theme === 'light' || kept.theme === 'dark') root.dataset.theme = kept.theme;
  const languages = (root.dataset.languages ?? 'en').split(' ');
  const asked = new URLSearchParams(location.search).get('lang');
  const wanted = [asked, kept.language, ...navigator.languages].filter((tag) => typeof tag === 'string');
  root.lang = wanted.flatMap((tag) => [tag, tag.split('-')[0].toLowerCase()]).find((tag) => languages.includes(tag)) ?? 'en';
  root.dir = /^(?:ar|fa|he|ur)\b/.test(root.lang) ? 'rtl' : 'ltr';
  // Once the page is read, so that the modules that draw the first board are asked for before the texts.
  document.addEventListener('readystatechange', () => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href: `lang/${root.lang}.ftl` }));
  }, { once: true });
}

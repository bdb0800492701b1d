// A page before any script, and a reader without stored preferences, for tests to start from.
// Cookies end in the past: one of age 0 is still seen within the same millisecond.

/** Empties storage and cookies, and gives the document the attributes of a page before any script. */
export function resetReader(body = ''): void {
  localStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=-1`;
  location.hash = '';

  const html = document.documentElement;
  for (const name of html.getAttributeNames()) html.removeAttribute(name);
  html.setAttribute('dir', 'ltr');
  document.head.innerHTML =
    '<meta name="theme-color" content="a" data-docs-light="#0072E5" data-docs-dark="#101418"><meta name="theme-color" content="b" data-docs-light="#0072E5" data-docs-dark="#101418">';
  document.body.className = 'mode-light wide';
  document.body.innerHTML = body;
}

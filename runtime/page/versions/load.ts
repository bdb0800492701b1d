// The small script in pages with versions: it loads the rest without blocking the page, from the address
// on its own element.

const { docsSrc: src } = document.currentScript?.dataset ?? {};
// Without a network, the page does without it.
if (src !== undefined) import(new URL(src, location.href).href).catch(() => undefined);

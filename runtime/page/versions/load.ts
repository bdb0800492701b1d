// The script that pages with versions name: it loads the rest, which no page waits for. Its own element
// says where that lies.

const { docsSrc: src } = document.currentScript?.dataset ?? {};
// Without a network, the page goes without it.
if (src !== undefined) import(new URL(src, location.href).href).catch(() => undefined);

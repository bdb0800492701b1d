// The script that pages with versions name: it loads the rest, which no page waits for. Its own element
// says where that lies.

const { src } = document.currentScript?.dataset ?? {};
if (src !== undefined) {
  const script = document.createElement('script');
  script.src = src;
  document.head.append(script);
}

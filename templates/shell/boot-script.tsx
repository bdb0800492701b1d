// The first thing in <body>: from here on the page has its colours, direction and density, and
// nothing of it has been painted yet. The text is the same on every page, so a content policy can
// name its hash.

/** Puts the text of lib/boot.js into the page. */
export function BootScript({ text }: { readonly text: string }) {
  return <script dangerouslySetInnerHTML={{ __html: text }} />;
}

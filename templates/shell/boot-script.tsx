// The first element in <body>: it sets the page's colors, direction and density before anything is
// painted. The text is the same on every page, so a content security policy can allow its hash.

/** Renders the text of lib/boot.js as an inline script. */
export function BootScript({ text }: { readonly text: string }) {
  return <script dangerouslySetInnerHTML={{ __html: text }} />;
}

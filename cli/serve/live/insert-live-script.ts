/** Puts the script that listens for changes at the end of a page's body. */
export function insertLiveScript(page: Uint8Array, revision: string): Uint8Array {
  const html = Buffer.from(page).toString('utf8');
  const script = `<script src="/_live/client.js" data-docs-revision="${revision}"></script>`;
  const end = html.toLowerCase().lastIndexOf('</body>');
  return Buffer.from(end === -1 ? html + script : html.slice(0, end) + script + html.slice(end));
}

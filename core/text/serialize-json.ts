/**
 * Writes a value as JSON that may stand inside a script element: no text can end the element.
 *
 * @example
 * serializeJson('</script>') // '"\\u003c/script\\u003e"'
 */
export function serializeJson(value: unknown): string {
  const json = JSON.stringify(value) ?? 'null';
  return json.replace(/[<>&\u2028\u2029]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

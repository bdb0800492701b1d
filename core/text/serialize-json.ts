/**
 * Serializes a value as JSON for a script element, so that no text in it can close the element.
 *
 * @example
 * serializeJson('</script>') // '"\\u003c/script\\u003e"'
 */
export function serializeJson(value: unknown): string {
  const json = JSON.stringify(value) ?? 'null';
  return json.replace(/[<>&\u2028\u2029]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

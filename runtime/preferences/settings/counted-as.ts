/** Makes the attributes by which analytics know a control of the drawer. */
export function countedAs(action: string, label?: string): Readonly<Record<string, string | undefined>> {
  return { 'data-ga-event-category': 'settings', 'data-ga-event-action': action, 'data-ga-event-label': label };
}

/** Makes the attributes that identify a control of the drawer for analytics. */
export function countedAs(action: string, label?: string): Readonly<Record<string, string | undefined>> {
  return { 'data-ga-event-category': 'settings', 'data-ga-event-action': action, 'data-ga-event-label': label };
}

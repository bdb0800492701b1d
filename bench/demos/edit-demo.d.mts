/** Changes one letter of text between two tags; undefined if the demo has no such text. */
export function editDemo(text: string, edit: number): string | undefined;

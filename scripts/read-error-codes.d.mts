export function readErrorCodes(): Record<string, string>;
export function findErrorCodes(text: string): [code: string, message: string][];

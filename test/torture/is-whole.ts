/** Whether the whole torture suite runs: rows that take more than a second are tried in part every day, and whole there. */
export const isWhole = process.env.TORTURE === '1';

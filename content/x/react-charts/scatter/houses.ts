/** Flats: their size in square meters, and their rent. */
export const houses = [
  { id: 1, x: 28, y: 520 },
  { id: 2, x: 36, y: 610 },
  { id: 3, x: 41, y: 590 },
  { id: 4, x: 55, y: 800 },
  { id: 5, x: 62, y: 780 },
  { id: 6, x: 70, y: 990 },
  { id: 7, x: 84, y: 1050 },
  { id: 8, x: 96, y: 1240 },
];

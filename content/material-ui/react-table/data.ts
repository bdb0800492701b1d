export interface Station {
  name: string;
  opened: number;
  platforms: number;
  passengers: number;
}

/** Passengers are counted in millions a year. */
export const stations: readonly Station[] = [
  { name: 'Harbour', opened: 1911, platforms: 4, passengers: 8.2 },
  { name: 'Market Square', opened: 1926, platforms: 2, passengers: 11.7 },
  { name: 'University', opened: 1968, platforms: 2, passengers: 9.4 },
  { name: 'Airport', opened: 1999, platforms: 3, passengers: 14.1 },
];

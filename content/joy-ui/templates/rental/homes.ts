export interface Home {
  name: string;
  place: string;
  beds: number;
  price: number;
  pets: boolean;
  sky: string;
  water: string;
}

export const homes: Home[] = [
  { name: 'Boathouse', place: 'Lake', beds: 2, price: 95, pets: true, sky: '#f6d8a8', water: '#3c6e8f' },
  { name: 'Lighthouse room', place: 'Coast', beds: 1, price: 140, pets: false, sky: '#b9d9ee', water: '#1f5673' },
  { name: 'Mill loft', place: 'River', beds: 4, price: 120, pets: true, sky: '#dfe8c8', water: '#5b7f4e' },
  { name: 'Dune cabin', place: 'Coast', beds: 3, price: 160, pets: true, sky: '#f3c9b8', water: '#7a4f64' },
  { name: 'Houseboat', place: 'River', beds: 2, price: 180, pets: false, sky: '#d9cff0', water: '#4a4382' },
  { name: 'Forest sauna', place: 'Lake', beds: 6, price: 220, pets: false, sky: '#cfe5dd', water: '#2f6b5e' },
];

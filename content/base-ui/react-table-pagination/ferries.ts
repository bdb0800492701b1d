/** Ferries of a day, as rows of a table. */
export const ferries = [
  { time: '06:10', to: 'North Island', pier: 1 },
  { time: '06:55', to: 'Lighthouse', pier: 3 },
  { time: '07:40', to: 'Market', pier: 2 },
  { time: '08:25', to: 'North Island', pier: 1 },
  { time: '09:10', to: 'Castle', pier: 4 },
  { time: '10:30', to: 'Lighthouse', pier: 3 },
  { time: '11:15', to: 'North Island', pier: 1 },
  { time: '12:45', to: 'Market', pier: 2 },
  { time: '14:20', to: 'Castle', pier: 4 },
  { time: '15:05', to: 'Lighthouse', pier: 3 },
  { time: '16:50', to: 'North Island', pier: 1 },
  { time: '18:30', to: 'Market', pier: 2 },
  { time: '21:00', to: 'North Island', pier: 1 },
];

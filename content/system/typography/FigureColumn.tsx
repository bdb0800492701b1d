import Box from '@mui/system/Box';

const rows = [
  { item: 'Ticket', price: '18.00' },
  { item: 'Bicycle', price: '4.50' },
  { item: 'Cabin', price: '111.10' },
];

export default function FigureColumn() {
  return (
    <Box component="dl" sx={{ width: 220, m: 0 }}>
      {rows.map(({ item, price }) => (
        <Box
          key={item}
          sx={{ display: 'flex', justifyContent: 'space-between', py: 0.5 }}
        >
          <dt>{item}</dt>
          <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            ${price}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

import { PieChart } from '@mui/x-charts/PieChart';

export default function SmallMarks() {
  return (
    <div dir="ltr">
      <PieChart
        width={340}
        height={200}
        skipAnimation
        series={[
          {
            data: [
              { id: 'rent', value: 48, label: 'Rent' },
              { id: 'food', value: 30, label: 'Food and drink' },
              { id: 'rest', value: 22, label: 'Everything else' },
            ],
          },
        ]}
        margin={{ left: 10, right: 180 }}
        slotProps={{
          legend: {
            itemMarkWidth: 10,
            itemMarkHeight: 10,
            markGap: 8,
            itemGap: 14,
            labelStyle: { fontSize: 14 },
          },
        }}
      />
    </div>
  );
}

const hues = [210, 240, 270, 300, 330];

export default function Swatches() {
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      {hues.map((hue) => (
        <div
          key={hue}
          style={{
            width: 40,
            height: 40,
            borderRadius: 12,
            background: `hsl(${hue} 70% 55%)`,
          }}
        />
      ))}
    </div>
  );
}

import { describe, expect, it } from 'vitest';
import { editDemo } from '../../../bench/demos/edit-demo.mjs';

describe('editDemo', () => {
  it('changes one letter of a text, another one at each edit', () => {
    const demo = 'return <Paper variant="outlined">Basic</Paper>;';

    expect(editDemo(demo, 0)).toBe('return <Paper variant="outlined">Aasic</Paper>;');
    expect(editDemo(demo, 1)).toBe('return <Paper variant="outlined">Casic</Paper>;');
    expect(editDemo('return <p>All</p>;', 0)).toBe('return <p>Bll</p>;');
  });

  it('leaves code alone', () => {
    expect(editDemo('const wide = a <b && c>deep; return <Chip label="Basic" />;', 0)).toBeUndefined();
    expect(editDemo('onChange={(event) => setCount(1)}', 0)).toBeUndefined();
    expect(editDemo('return <p>{text}</p>;', 0)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { createClosedProcess } from '../../../../../cli/demos/library/node/closed-process.ts';

describe('the process of demos', () => {
  it('has only the environment of production, and is unchanged otherwise', () => {
    const closed = createClosedProcess({ NODE_ENV: 'production' });

    expect({ ...closed.env }).toEqual({ NODE_ENV: 'production' });
    expect(closed.platform).toBe(process.platform);
    expect(process.env.PATH).not.toBeUndefined();
  });

  it('may be modified independently of other instances', () => {
    const [one, other] = [
      createClosedProcess({ NODE_ENV: 'production' }),
      createClosedProcess({ NODE_ENV: 'production' }),
    ];
    one.env.MINE = 'yes';

    expect(other.env.MINE).toBeUndefined();
    expect(process.env.MINE).toBeUndefined();
  });
});

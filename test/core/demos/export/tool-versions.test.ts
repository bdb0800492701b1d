import { describe, expect, it } from 'vitest';
import { toolVersions } from '../../../../core/demos/export/tool-versions.ts';

describe('the tools of an exported project', () => {
  it('are pinned', () => {
    expect(Object.values(toolVersions).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});

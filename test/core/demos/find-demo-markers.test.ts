import { describe, expect, it } from 'vitest';
import { findDemoMarkers } from '../../../core/demos/find-demo-markers.ts';

describe('the demos that a text may show', () => {
  it('are named as their markers name them, each once', () => {
    const text =
      '{{"demo": "Basic.js"}}\n\nText.\n  {{ "bg": true, "demo" : "Sizes.tsx" }}\n{{"demo": "Basic.js", "height": 200}}\n';

    expect(findDemoMarkers(text)).toEqual(['Basic.js', 'Sizes.tsx']);
  });

  it('stand at the start of a line, and are no components', () => {
    expect(findDemoMarkers('See {{"demo": "Basic.js"}}.\n{{"component": "demo"}}\n')).toEqual([]);
  });

  it('may be too many: a marker in a fence is one', () => {
    expect(findDemoMarkers('```\n{{"demo": "Basic.js"}}\n```\n')).toEqual(['Basic.js']);
  });
});

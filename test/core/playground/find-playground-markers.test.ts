import { describe, expect, it } from 'vitest';
import {
  findPlaygroundMarkers,
  nameRequest,
  toPlaygroundRequest,
} from '../../../core/playground/find-playground-markers.ts';

describe('the playgrounds of a text', () => {
  it('are found with what they ask for', () => {
    const text =
      '# A\n\n{{"component": "Playground"}}\n\n  {{ "component":"Playground", "of": "Alert", "props": { "children": "Hi {there}" } }}\n{{"component": "modules/components/Playground.js"}}\n';

    expect(findPlaygroundMarkers(text)).toEqual([{}, { of: 'Alert', props: { children: 'Hi {there}' } }, {}]);
  });

  it('are no other components, and nothing that is not JSON', () => {
    expect(
      findPlaygroundMarkers(
        '{{"component": "Playgrounds"}}\n{{"component": "Playground",}}\nIn a line {{"component": "Playground"}}\n{{"demo": "Playground.js"}}\n',
      ),
    ).toEqual([]);
  });
});

describe('what a playground asks for', () => {
  it('has a name that only the same has', () => {
    const name = (props: object) => nameRequest(toPlaygroundRequest({ ...props }));

    expect(name({})).toBe(name({ other: 1 }));
    expect(
      new Set([
        name({}),
        name({ of: 'A' }),
        name({ props: {} }),
        name({ of: 'A', props: { a: 1 } }),
        name({ stage: 'A' }),
      ]).size,
    ).toBe(5);
  });
});

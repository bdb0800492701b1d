import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

describe('definition lists', () => {
  it('consist of terms and lines that begin with a colon', () => {
    expect(
      parseBody('Slot\n: A **place** in\n  a component\n: Also its name\n\nIsland\nPart\n: What is live\n').html,
    ).toBe(
      '<dl class="definitions"><dt>Slot</dt><dd>A <strong>place</strong> in\na component</dd><dd>Also its name</dd>' +
        '<dt>Island</dt><dt>Part</dt><dd>What is live</dd></dl>\n',
    );
  });

  it('need a colon at the start of a line, and a blank after it', () => {
    for (const text of ['A: b', 'A\n:b', ': b']) expect(parseBody(`${text}\n`).html).not.toContain('<dl');
  });
});

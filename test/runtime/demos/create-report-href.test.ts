import { describe, expect, it } from 'vitest';
import { createReportHref } from '../../../runtime/demos/create-report-href.ts';

const file = 'content/joy-ui/react-button/BasicButtons.tsx';
const report = (repository: string, error: unknown) => new URL(createReportHref(repository, file)?.(error) ?? '');

describe('the report of a fault', () => {
  it('is a new issue of the repository, with the demo, the page and the error', () => {
    const { origin, pathname, searchParams } = report(
      'https://github.com/example/lib/',
      new Error('boom & more\nsecond line'),
    );

    expect([origin, pathname]).toEqual(['https://github.com', '/example/lib/issues/new']);
    expect(searchParams.get('title')).toBe('[docs] BasicButtons.tsx: boom & more');
    expect(searchParams.get('body')).toContain(`**Demo** ${file}\n**Page** ${location.href}\n`);
    expect(searchParams.get('body')).toContain('boom & more\nsecond line');
  });

  it('has a length that hosts accept', () => {
    const { searchParams } = report('https://github.com/example/lib', new Error('x'.repeat(20_000)));

    expect(searchParams.get('title')?.length).toBe(200);
    expect(searchParams.get('body')?.length).toBe(4000);
  });

  it('is created for any thrown value', () => {
    expect(report('https://gitlab.com/example/lib', 'only text').searchParams.get('title')).toBe(
      '[docs] BasicButtons.tsx: only text',
    );
  });

  it.each([undefined, '', 'https://example.com/lib', 'javascript:alert(1)//https://github.com'])(
    'is undefined without a repository that accepts issues: %s',
    (repository) => {
      expect(createReportHref(repository, file)).toBeUndefined();
    },
  );
});

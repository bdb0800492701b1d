import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SourceLink } from '../../../templates/api/source-link.tsx';
import { translateEnglish as t } from '../../make-page.ts';

describe('the link to the source of an export', () => {
  it.each([
    ['https://github.com/acme/ui/tree/v1.0.0', 'Source code'],
    ['https://github.com/acme/ui/tree/v1.0.0/packages/button', 'View the source'],
    ['https://github.com/acme/ui/blob/main/src/Button.tsx', 'View the source'],
    ['https://git.acme.dev/ui/src/Button.tsx', 'View the source'],
  ])('of %s says "%s"', (url, text) => {
    expect(renderToStaticMarkup(<SourceLink url={url} t={t} />)).toBe(`<a href="${url}">${text}</a>`);
  });
});

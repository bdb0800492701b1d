import { describe, expect, it } from 'vitest';
import { readPageSources, toHostSource } from '../../../../core/publish/security/read-page-sources.ts';

const read = (body: string) => readPageSources(`<!doctype html><html><head></head><body>${body}</body></html>`);

describe('the inline code of a page', () => {
  it('includes inline scripts, but no data', () => {
    const { scripts, files } = read(
      '<script>a()</script><script type="module">b()\r\nc()</script><script type="application/json">{}</script><script src="/x.js"></script>',
    );

    expect(scripts).toEqual(['a()', 'b()\nc()']);
    expect(files).toEqual(['/x.js']);
  });

  it('includes handlers and style attributes, decoded and each once', () => {
    const { handlers, attributes } = read(
      `<a onclick="go(&quot;&#x41;&#66;&quot;)">a</a><p style='color:red'>b</p><p style="color:red" title="<b style='x'>">c</p>`,
    );

    expect(handlers).toEqual(['go("AB")']);
    expect(attributes).toEqual(['color:red']);
  });

  it('includes nothing inside a comment, a text field or a script', () => {
    const found = read(
      `<!-- <script>a()</script> --><textarea><script>b()</script></textarea><title><style>c</style></title><script>"<style>d</style>"</script>`,
    );

    expect(found).toMatchObject({ scripts: ['"<style>d</style>"'], styles: [] });
  });
});

describe('the hosts of a page', () => {
  it('are grouped by directive', () => {
    const { hosts } = read(
      '<script src="https://a.example/x.js"></script><link rel="stylesheet" href="//b.example/x.css">' +
        '<link rel="canonical" href="https://no.example/"><a href="https://no.example/">x</a>' +
        '<img src="https://c.example:8080/x.png" srcset="https://d.example/x.png 2x, /own.png 1x"><iframe src="https://e.example/"></iframe>' +
        '<video src="https://f.example/x.mp4" poster="https://g.example/x.png"></video><form action="https://h.example/send"></form>',
    );

    expect(hosts).toEqual({
      'script-src': ['https://a.example'],
      'style-src': ['b.example'],
      'img-src': ['https://c.example:8080', 'https://d.example', 'https://g.example'],
      'media-src': ['https://f.example'],
      'frame-src': ['https://e.example'],
      'form-action': ['https://h.example'],
    });
  });

  it.each([
    ['/a.png', undefined],
    ['a.png', undefined],
    ['#a', undefined],
    ['mailto:a@b.example', undefined],
    ['https://', undefined],
    ['data:image/png;base64,AA', 'data:'],
    [' HTTPS://A.example/x ', 'https://a.example'],
  ])('leave out what is not a host (%s)', (address, source) => {
    expect(toHostSource(address)).toBe(source);
  });
});

describe('a long page', () => {
  it('is read quickly, even if it is broken', () => {
    const texts = ['<a '.repeat(50_000), '<p title="'.repeat(50_000), '<!--'.repeat(50_000), '<script>'.repeat(50_000)];
    const start = performance.now();
    for (const text of texts) readPageSources(text);

    expect(performance.now() - start).toBeLessThan(2000);
  });
});

import { describe, expect, it } from 'vitest';
import { parseRedirects } from '../../../../core/publish/hosting/parse-redirects.ts';

describe('redirect lines', () => {
  it('become rules in the order written', () => {
    const text =
      '\uFEFF# moved\r\n\r\n/a /b\r\n/old/:name/*  /new/:splat?n=:name  302!  # why\n/caf%C3%A9 https://example.com:8080/#top 308\n';

    expect(parseRedirects(text, '_redirects')).toEqual({
      problems: [],
      rules: [
        { from: '/a', to: '/b', status: 301, force: false, line: 3 },
        { from: '/old/:name/*', to: '/new/:splat?n=:name', status: 302, force: true, line: 4 },
        { from: '/café', to: 'https://example.com:8080/#top', status: 308, force: false, line: 5 },
      ],
    });
  });

  it('may redirect all paths below a folder to another host', () => {
    expect(parseRedirects('/x/* https://x.example/x/:splat 200', 'redirects.txt').problems).toEqual([]);
  });
});

describe('redirect-syntax', () => {
  it.each([
    ['/a', 'The redirect "/a" has no target', 'Write it as "/old/ /new/ 301".'],
    ['a /b', 'The path "a" does not start with one slash', 'Write "/a".'],
    ['https://blog.example/a /b', 'The path "https://blog.example/a" does not start with one slash', 'Write "/a".'],
    ['/a/*/b /c', 'The path "/a/*/b" has a "*" that is not its last part', 'Write "*" only after the last slash.'],
    ['/a* /c', 'The path "/a*" has a "*" that is not its last part', 'Write "*" only after the last slash.'],
    ['/../x /c', 'The path "/../x" contains the segment "." or ".."', 'Write the path that readers request.'],
    [
      '/a/%2e%2e/b /c',
      'The path "/a/%2e%2e/b" contains the segment "." or ".."',
      'Write the path that readers request.',
    ],
    [
      '/a?b /c',
      'The path "/a?b" contains a character that paths cannot have',
      'Write the path alone, without query and fragment.',
    ],
    [
      '/a%zz /c',
      'The path "/a%zz" contains a character that paths cannot have',
      'Write the path alone, without query and fragment.',
    ],
    [
      '/a%ff /c',
      'The path "/a%ff" contains a character that paths cannot have',
      'Write the path alone, without query and fragment.',
    ],
    [
      '/a //evil.example',
      'The target "//evil.example" is neither a path of the site nor an address',
      'Start it with one slash or with "https://".',
    ],
    [
      '/a /\\evil.example',
      'The target "/\\evil.example" is neither a path of the site nor an address',
      'Start it with one slash or with "https://".',
    ],
    [
      '/a javascript:alert(1)',
      'The target "javascript:alert(1)" is neither a path of the site nor an address',
      'Start it with one slash or with "https://".',
    ],
    ['/a /b/../c', 'The target "/b/../c" contains the segment "." or ".."', 'Write the path that it means.'],
    [
      '/a/* https://:splat',
      'The target "https://:splat" does not name its host in full',
      'Write the host out, as in "https://example.com/:splat".',
    ],
    [
      '/a/* https://good.example:splat/',
      'The target "https://good.example:splat/" does not name its host in full',
      'Write the host out, as in "https://example.com/:splat".',
    ],
    [
      '/a/* https://good.example@evil.example/',
      'The target "https://good.example@evil.example/" does not name its host in full',
      'Write the host out, as in "https://example.com/:splat".',
    ],
    [
      '/a /b/:splat',
      'The target "/b/:splat" uses ":splat", which the path "/a" does not have',
      'Give the path "/*" at its end, or take ":splat" out of the target.',
    ],
    [
      '/a/:x /b/:y',
      'The target "/b/:y" uses ":y", which the path "/a/:x" does not have',
      'Give the path ":y", or take ":y" out of the target.',
    ],
    [
      '/a /b 302 Country=de',
      'The redirect from "/a" has more than a path, a target and a status: "Country=de"',
      'Remove it: redirects cannot have conditions.',
    ],
  ])('refuses "%s"', (line, message, hint) => {
    expect(parseRedirects(`# first\n${line}`, 'redirects.txt')).toEqual({
      rules: [],
      problems: [
        {
          rule: 'redirect-syntax',
          severity: 'error',
          place: { file: 'redirects.txt', line: 2, column: toColumn(line, message) },
          message,
          hint,
        },
      ],
    });
  });
});

/** The word that a message speaks of: a path, a target, or what comes after the status. */
function toColumn(line: string, message: string): number {
  const words = line.split(' ');
  const at = message.startsWith('The target') ? 1 : message.includes('has more') ? 3 : 0;
  return words.slice(0, at).join(' ').length + (at > 0 ? 2 : 1);
}

describe('redirect-status', () => {
  it.each(['305', '30', 'moved', '!', '301!!'])('refuses the status "%s"', (status) => {
    expect(parseRedirects(`/a /b ${status}`, '_redirects').problems).toEqual([
      {
        rule: 'redirect-status',
        severity: 'error',
        place: { file: '_redirects', line: 1, column: 7 },
        message: `The status "${status}" is not a redirect status`,
        hint: 'Use one of 301, 302, 303, 307, 308, 200, 404, 410.',
      },
    ]);
  });
});

describe('redirect-loop', () => {
  it('names the way back once for a circle', () => {
    expect(parseRedirects('/a /b\n/b /c\n/c/ /a/ 302\n/d /a', '_redirects').problems).toEqual([
      {
        rule: 'redirect-loop',
        severity: 'error',
        place: { file: '_redirects', line: 1, column: 1 },
        message: 'The redirect from "/a" leads back to itself by way of "/b", "/c/"',
        hint: 'Give one of them another target.',
      },
    ]);
  });

  it.each(['/a /a', '/a /a?b=1 302', '/old/* /old/new/:splat 301!'])('refuses "%s", which leads to itself', (line) => {
    expect(parseRedirects(line, '_redirects').problems).toEqual([
      {
        rule: 'redirect-loop',
        severity: 'error',
        place: { file: '_redirects', line: 1, column: 1 },
        message: `The redirect from "${line.split(' ')[0]}" leads back to itself`,
        hint: 'Give it another target, or remove the line.',
      },
    ]);
  });

  it.each([
    '/a /a/',
    '/a /b\n/b /c',
    '/* /en/:splat',
    '/* /index.html 200',
    '/a /b\n/b /a 200',
    '/a https://example.com/a',
    '/:lang/* /:splat',
  ])('finds no loop in %j', (text) => {
    expect(parseRedirects(text, '_redirects').problems).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  ensureTrailingSlash,
  isExternal,
  isSitePath,
  splitHref,
  toOutputFile,
  toPublicPath,
} from '../../../core/model/url-path.ts';

describe('the output file', () => {
  it.each([
    ['/', 'index.html'],
    ['/joy-ui/react-button/', 'joy-ui/react-button/index.html'],
    ['/joy-ui/react-button', 'joy-ui/react-button/index.html'],
    ['/joy-ui/v5.0/', 'joy-ui/v5.0/index.html'],
    ['/api/', 'api-docs/index.html'],
    ['/api', 'api-docs/index.html'],
    ['/api/button/', 'api-docs/button/index.html'],
    ['/apiary/', 'apiary/index.html'],
    ['/material-ui/api/button/', 'material-ui/api/button/index.html'],
    ['/pt/api/', 'pt/api-docs/index.html'],
    ['/404.html', '404.html'],
    ['/feed/blog/rss.xml', 'feed/blog/rss.xml'],
  ])('of %s is %s', (path, file) => {
    expect(toOutputFile(path, ['en', 'pt'])).toBe(file);
  });
});

describe('the public path', () => {
  it.each([
    ['/api/', '/api-docs/'],
    ['/api', '/api-docs'],
    ['/api?a=/api/#/api/', '/api-docs?a=/api/#/api/'],
    ['/api-docs/', '/api-docs/'],
    ['/apiary/', '/apiary/'],
    ['/x/api/button/', '/x/api/button/'],
    ['api/', 'api/'],
  ])('of %s is %s', (path, publicPath) => {
    expect(toPublicPath(path)).toBe(publicPath);
  });
});

describe('a trailing slash', () => {
  it.each([
    ['', '/'],
    ['/a', '/a/'],
    ['/a/', '/a/'],
    ['/a?b=c#d', '/a/?b=c#d'],
    ['/a/#b', '/a/#b'],
  ])('makes %j into %j', (href, withSlash) => {
    expect(ensureTrailingSlash(href)).toBe(withSlash);
  });
});

describe('an external href', () => {
  it.each([
    ['https://a.b', true],
    ['HTTP://a.b', true],
    ['mailto:a@b.c', true],
    ['//evil.example', true],
    ['/\\evil.example', true],
    [' javascript:alert(1)', true],
    ['/a', false],
    ['/a:b', false],
    ['#a', false],
    ['a/b', false],
    ['', false],
  ])('%j: %j', (href, external) => {
    expect(isExternal(href)).toBe(external);
  });
});

describe('the parts of an href', () => {
  it.each([
    ['/a/?b#c', { path: '/a/', query: '?b', fragment: '#c' }],
    ['/a#b?c', { path: '/a', query: '', fragment: '#b?c' }],
    ['#', { path: '', query: '', fragment: '#' }],
    ['', { path: '', query: '', fragment: '' }],
  ])('of %j', (href, parts) => {
    expect(splitHref(href)).toEqual(parts);
  });
});

describe('an href', () => {
  it.each([
    ['/a', true],
    ['//a.b', false],
    ['https://a.b', false],
    ['mailto:a@b.c', false],
  ])('%s is a path of the site: %j', (href, isOwn) => {
    expect(isSitePath(href)).toBe(isOwn);
  });
});

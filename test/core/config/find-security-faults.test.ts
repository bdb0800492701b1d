import { describe, expect, it } from 'vitest';
import { findSecurityFaults } from '../../../core/config/find-security-faults.ts';

const find = (sources: Record<string, string[]>, frameAncestors: string[] = []) =>
  findSecurityFaults({ title: 'T', products: [], security: { sources, frameAncestors } });

describe('the policy sources in the settings', () => {
  it('may be hosts, schemes and the words of a policy', () => {
    const sources = [
      'https://api.example.com',
      'https://*.example.com:8443/v1/',
      'wss://live.example.com',
      '*.example.com',
      'localhost:3000',
      'blob:',
      "'unsafe-eval'",
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    ];
    expect(find({ 'connect-src': sources }, ["'none'"])).toEqual([]);
  });

  it.each([
    ['self', `Write it with single quotes inside: "'self'".`],
    ['"unsafe-eval"', `Write it with single quotes inside: "'unsafe-eval'".`],
    ['https://a.example; script-src *', undefined],
    ['a b', undefined],
    ["'none'", undefined],
  ])('may not be other words (%s)', (source, hint) => {
    expect(find({ 'img-src': [source] })).toEqual([
      expect.objectContaining({
        rule: 'config-security',
        key: ['security', 'sources', 'img-src', 0],
        ...(hint !== undefined && { hint }),
      }),
    ]);
  });

  it('may not let injected scripts run', () => {
    expect(find({ 'script-src': ["'unsafe-inline'"] })).toHaveLength(1);
    expect(find({ 'style-src': ["'unsafe-inline'"] })).toEqual([]);
  });

  it('must be under existing directives', () => {
    expect(find({ 'image-src': ['https:'] })).toEqual([
      expect.objectContaining({ key: ['security', 'sources', 'image-src'], hint: 'Did you mean "img-src"?' }),
    ]);
  });
});

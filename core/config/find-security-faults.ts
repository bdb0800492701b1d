import { directives } from '../model/schema/directives.ts';
import { findNearest } from '../text/find-nearest.ts';
import { quote } from '../text/quote.ts';
import type { Config } from '../model/schema/config-shape.ts';
import type { ConfigFault } from './config-fault.ts';

const names: readonly string[] = directives;
const words =
  /^'(?:self|unsafe-inline|unsafe-eval|wasm-unsafe-eval|unsafe-hashes|strict-dynamic|inline-speculation-rules|report-sample|(?:sha(?:256|384|512))-[\w+/-]+={0,2})'$/;
const schemes = /^[a-z][a-z\d+.-]*:$/i;
const hosts = /^(?:[a-z][a-z\d+.-]*:\/\/)?(?:\*\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::(?:\d+|\*))?(?:\/[^\s;,'"]*)?$/i;

/** Finds unknown directives and invalid sources under the key "security". */
export function findSecurityFaults({ security }: Config): ConfigFault[] {
  const lists = Object.entries(security?.sources ?? {});
  return [
    ...lists.filter(([name]) => !names.includes(name)).map(([name]) => unknownDirective(name)),
    ...lists.flatMap(([name, sources]) =>
      sources.flatMap((source, index) => findSourceFault(source, { name, key: ['security', 'sources', name, index] })),
    ),
    ...(security?.frameAncestors ?? []).flatMap((source, index) =>
      source === "'none'" ? [] : findSourceFault(source, { name: '', key: ['security', 'frameAncestors', index] }),
    ),
  ];
}

function unknownDirective(name: string): ConfigFault {
  const nearest = findNearest(name, names);
  return {
    key: ['security', 'sources', name],
    rule: 'config-security',
    message: `The key "security.sources" has ${quote(name)}, which is not a directive that takes sources`,
    hint: nearest === undefined ? `Write one of ${names.join(', ')}.` : `Did you mean ${quote(nearest)}?`,
  };
}

function findSourceFault(source: string, { name, key }: { name: string; key: ConfigFault['key'] }): ConfigFault[] {
  const place = key.slice(0, -1).join('.');
  const rule = 'config-security';
  if (name === 'script-src' && source === "'unsafe-inline'")
    return [
      {
        key,
        rule,
        message: `The key ${quote(place)} lists ${quote(source)}, which lets any injected script run`,
        hint: 'Leave it out: scripts of templates are allowed by their hashes. Or set security.policy to false.',
      },
    ];
  if (words.test(source) || schemes.test(source) || (hosts.test(source) && !/^(?:self|none|unsafe-.*)$/.test(source)))
    return [];
  const bare = /^["'`]?(self|unsafe-[a-z]+|wasm-unsafe-eval|sha\d+-\S+)["'`]?$/.exec(source)?.[1];
  return [
    {
      key,
      rule,
      message: `The key ${quote(place)} lists ${quote(source)}, which is not a valid source`,
      hint:
        bare === undefined
          ? 'Write a host like "https://api.example.com", a scheme like "blob:", or a word like "\'unsafe-eval\'".'
          : `Write it with single quotes inside: "'${bare}'".`,
    },
  ];
}

// Whom to tell of a hole → /.well-known/security.txt.

import { definePlugin } from 'vitrine';

interface SecurityOptions {
  readonly contact: string;
  /** ISO 8601, such as "2030-01-01T00:00:00Z". */
  readonly expires: string;
}

export function securityTxt({ contact, expires }: SecurityOptions) {
  return definePlugin({
    name: 'security-txt',
    hooks: {
      addFiles({ site }) {
        const path = '/.well-known/security.txt';
        const lines = [
          `Contact: ${contact}`,
          `Expires: ${expires}`,
          `Preferred-Languages: ${site.languages.join(', ')}`,
          ...(site.url ? [`Canonical: ${site.url}${site.base.slice(0, -1)}${path}`] : []),
        ];
        return [{ path, contents: `${lines.join('\n')}\n` }];
      },
    },
  });
}

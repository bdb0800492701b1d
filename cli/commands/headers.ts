import { Command } from 'commander';
import { builtSiteOption, debugOption, rootOption } from './options.ts';
import type { HeadersFlags } from './run-headers.ts';

/** Creates `docs headers`. */
export function createHeaders(): Command {
  return new Command('headers')
    .description(
      'print the headers of a built site, with its security policy, for nginx, Netlify, Vercel or Cloudflare',
    )
    .argument('<host>', 'nginx, netlify, vercel or cloudflare')
    .addOption(rootOption())
    .addOption(builtSiteOption())
    .addOption(debugOption())
    .action(async (host: string, flags: HeadersFlags) => {
      const { runHeaders } = await import('./run-headers.ts');
      runHeaders(host, flags);
    });
}

// docs mcp: serves a built site to models over the Model Context Protocol, by standard input and output, or with --port
// over HTTP on this machine.

import { join, resolve } from 'node:path';
import { readEngine } from '../files/engine.ts';
import { SiteError } from '../files/site-error.ts';
import { toInstallCommand } from '../files/to-install-command.ts';
import { loadSite } from '../site/load/load-site.ts';
import { type Knowledge, openKnowledge } from './knowledge/open-knowledge.ts';
import type { SnippetChecker } from './mcp/snippet/snippet-checker.ts';
import { createApiTools } from './mcp/tools/create-api-tools.ts';
import { createPageTools } from './mcp/tools/create-page-tools.ts';
import { createSnippetTool } from './mcp/tools/create-snippet-tool.ts';
import type { Tool } from './mcp/tools/tool.ts';

/** The flags of the command, as commander gives them. */
export interface McpFlags {
  readonly root: string;
  readonly out?: string;
  readonly port?: number;
}

/** Serves until the client leaves, or the process is interrupted. */
export async function runMcp(flags: McpFlags): Promise<number> {
  const root = resolve(flags.root);
  const knowledge = openKnowledge(resolve(flags.out ?? join(root, 'dist')));
  const tools = createTools(knowledge, () => openChecker(root));
  const { version } = readEngine();

  if (flags.port === undefined) {
    const [{ createMcpServer }, { StdioServerTransport }] = await loadProtocol(root, () =>
      Promise.all([import('./mcp/create-mcp-server.ts'), import('@modelcontextprotocol/sdk/server/stdio.js')]),
    );
    await createMcpServer(tools, { version }).connect(new StdioServerTransport());
    return 0;
  }

  const { serveHttp } = await loadProtocol(root, () => import('./mcp/serve-http.ts'));
  const server = await serveHttp(tools, { port: flags.port, version });
  if (server.kind === 'refused') {
    console.error(`error: ${server.message}. ${server.hint}`);
    return server.exitCode;
  }
  console.error(`Serving ${server.url}`);
  process.once('SIGINT', () => void server.close().then(() => process.exit(130)));
  return 0;
}

/** Loads the package of the protocol, which is optional because it has 86 dependencies. */
async function loadProtocol<Module>(root: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND' || !message.includes(`'${protocolPackage}'`)) throw error;
    throw new SiteError(
      `The package "${protocolPackage}" is not installed, but "docs mcp" needs it`,
      `Run ${toInstallCommand(protocolPackage, root)} in the folder of the site.`,
    );
  }
}

const protocolPackage = '@modelcontextprotocol/sdk';

/** Loads the checker on demand: the compiler is slow to load, and not every client checks a snippet. */
async function openChecker(root: string): Promise<SnippetChecker> {
  const [{ SnippetChecker }, loaded] = await Promise.all([
    import('./mcp/snippet/snippet-checker.ts'),
    // Standard output belongs to the protocol. A site without its sources has no aliases.
    loadSite({ root, cache: join(root, '.vitrine'), log: console.error }).catch(() => undefined),
  ]);
  const site = loaded && 'site' in loaded ? loaded.site : undefined;
  return new SnippetChecker(root, site?.demos.alias, site?.sources);
}

/** Creates the tools of a site for a model. The snippet checker is created at its first use. */
function createTools(knowledge: Knowledge, openChecker: () => Promise<SnippetChecker>): Tool[] {
  return [...createPageTools(knowledge), ...createApiTools(knowledge), createSnippetTool(knowledge, openChecker)];
}

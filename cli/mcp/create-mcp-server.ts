// Tools → a server that speaks the Model Context Protocol. The protocol is the official SDK's.

import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { readInput } from './tools/read-input.ts';
import type { Tool, ToolAnswer } from './tools/tool.ts';

/** Creates a server with these tools, not yet connected. */
export function createMcpServer(tools: readonly Tool[], { version }: { readonly version: string }): Server {
  const server = new Server({ name: 'docs', version }, { capabilities: { tools: {} } });

  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, title, description, input, required }) => ({
      name,
      title,
      description,
      inputSchema: { type: 'object' as const, properties: { ...input }, required: [...required] },
      annotations: { readOnlyHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    return toResult(
      tool
        ? await answer(tool, params.arguments ?? {})
        : {
            isFault: true,
            text: `There is no tool "${params.name}". There are ${tools.map(({ name }) => name).join(', ')}.`,
          },
    );
  });
  return server;
}

async function answer(tool: Tool, given: Readonly<Record<string, unknown>>): Promise<ToolAnswer> {
  const read = readInput(given, tool);
  if ('fault' in read) return { isFault: true, text: read.fault };
  try {
    return await tool.answer(read.input);
  } catch (error) {
    // A build may be replacing the site just now.
    return {
      isFault: true,
      text: `This could not be answered: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

function toResult({ text, data, isFault }: ToolAnswer) {
  return {
    content: [{ type: 'text' as const, text }],
    ...(data && { structuredContent: data }),
    ...(isFault && { isError: true }),
  };
}

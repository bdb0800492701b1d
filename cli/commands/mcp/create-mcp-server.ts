// Creates a server for the Model Context Protocol with the official SDK.

import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { Tool, ToolAnswer, ToolInput } from './tools/tool.ts';
import { quote } from '../../../core/text/quote.ts';

/** Creates an unconnected server with these tools. */
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
    // A build may be replacing the site at this moment.
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

const maxLength = 100_000;

/** Checks the arguments of a call. Unknown arguments are left out. */
function readInput(
  given: Readonly<Record<string, unknown>>,
  { name, input, required }: Pick<Tool, 'name' | 'input' | 'required'>,
): { readonly input: ToolInput } | { readonly fault: string } {
  const missing = required.find((key) => given[key] === undefined || given[key] === '');
  if (missing !== undefined) return { fault: `The tool ${quote(name)} needs ${quote(missing)}.` };

  const known = Object.entries(input).filter(([key]) => given[key] !== undefined && given[key] !== null);
  const wrong = known.find(([key, { type }]) => typeof given[key] !== type);
  if (wrong) return { fault: `The argument ${quote(wrong[0])} has to be a ${wrong[1].type}.` };
  const long = known.find(([key]) => String(given[key]).length > maxLength);
  if (long) return { fault: `The argument ${quote(long[0])} has more than ${maxLength} characters.` };
  return { input: Object.fromEntries(known.map(([key]) => [key, given[key] as string | number])) };
}

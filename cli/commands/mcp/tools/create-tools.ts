import type { Knowledge } from '../../knowledge/open-knowledge.ts';
import type { CheckSnippet } from '../snippet/create-snippet-checker.ts';
import { createApiTools } from './create-api-tools.ts';
import { createPageTools } from './create-page-tools.ts';
import { createSnippetTool } from './create-snippet-tool.ts';
import type { Tool } from './tool.ts';

/** Creates the tools of a site for a model. The snippet checker is created at its first use. */
export function createTools(knowledge: Knowledge, openChecker: () => Promise<CheckSnippet>): Tool[] {
  return [...createPageTools(knowledge), ...createApiTools(knowledge), createSnippetTool(knowledge, openChecker)];
}

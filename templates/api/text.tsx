// A text from the comments of a library, rendered before.

import type { ApiTools } from './api-tools.ts';

interface TextProps {
  readonly text: string | undefined;
  readonly tools: Pick<ApiTools, 'markdown' | 'original'>;
  readonly className?: string;
}

/** Draws a text; nothing where there is none. */
export function Text({ text, tools, className }: TextProps) {
  if (text === undefined || text.trim() === '') return null;
  return (
    <div
      {...tools.original}
      className={className ? `api-words ${className}` : 'api-words'}
      dangerouslySetInnerHTML={{ __html: tools.markdown(text) }}
    />
  );
}

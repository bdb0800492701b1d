import type { ApiTools } from './api-tools.ts';

interface TextProps {
  readonly text: string | undefined;
  readonly tools: Pick<ApiTools, 'markdown' | 'original'>;
  readonly className?: string;
}

/** Renders a text from a library's comments; nothing for an empty text. */
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

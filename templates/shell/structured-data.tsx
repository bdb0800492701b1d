import { planStructuredData } from '../../core/publish/seo/plan-structured-data.ts';
import { serializeJson } from '../../core/text/serialize-json.ts';
import type { PageProps } from '../page-props.ts';

/** Renders the structured data of a page for search engines, escaped so that no text can end the element. */
export function StructuredData(props: PageProps & { readonly name: string; readonly image?: string }) {
  const data = planStructuredData(props);
  if (!data) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJson(data) }} />;
}

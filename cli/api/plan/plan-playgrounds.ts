// The playgrounds that pages may show, and the API of their products → what each page is told of them.

import type { ApiContent } from '../../../core/api/pages/api-subject.ts';
import type { ApiReference, ShowingPage } from '../../../core/api/link-references.ts';
import type { ApiEntry } from '../../../core/api/extract/api-entry.ts';
import { planPlayground } from '../../../core/api/playground/plan-playground.ts';
import type { Playground, PlaygroundFault, PlaygroundRequest } from '../../../core/model/playground.ts';
import { nameRequest, toPlaygroundRequest } from '../../../core/demos/playground/to-playground-request.ts';
import type { UrlPath } from '../../../core/model/url-path.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import type { ParsedTexts } from '../../site/plan/parsed-page.ts';
import { hash } from '../../files/hash.ts';

type Contents = ReadonlyMap<UrlPath, NonNullable<PageTask['api']>>;

interface PlaygroundOptions {
  readonly tasks: readonly PageTask[];
  readonly parsed: ParsedTexts;
  readonly references: readonly ApiReference[];
  readonly showing: readonly ShowingPage[];
  /** Products whose API is not whole, which is told. */
  readonly faulty: ReadonlySet<string>;
}

/** Adds playgrounds to what pages tell of the API. A page and its translations share theirs. */
export function withPlaygrounds(
  contents: Contents,
  { tasks, parsed, references, showing, faulty }: PlaygroundOptions,
): Contents {
  const all = new Map(contents);

  for (const { page } of tasks) {
    const facts = parsed.pages.get(page.file);
    const markers = facts?.components.filter(({ name }) => name === 'Playground') ?? [];
    const requests = markers.map(({ props }) => toPlaygroundRequest(props));
    if (requests.length === 0) continue;
    const entries = references
      .filter(({ product }) => product === page.product)
      .flatMap((reference) => reference.entries);
    const components = showing.find(({ path }) => path === page.canonicalPath)?.components ?? [];
    const planned = Object.fromEntries(
      requests.map((request) => {
        const planned = planPlayground(request, { components, entries });
        // A head that cannot be read may name the component.
        const isUnread = facts?.frontMatter.faulty === true && request.of === undefined && components.length === 0;
        const isTold = isUnread || isNamedByPage(request, { components, entries });
        return [
          nameRequest(request),
          isTold ? toConsequence(planned) : faulty.has(page.product ?? '') ? excuse(planned) : planned,
        ];
      }),
    );

    const { key: _, ...known } = all.get(page.canonicalPath) ?? {
      key: '',
      kind: 'tabs' as const,
      subjects: [],
      index: [],
    };
    const content: ApiContent = { ...known, playgrounds: { ...known.playgrounds, ...planned } };
    all.set(page.canonicalPath, { ...content, key: hash(JSON.stringify(content)) });
  }
  return all;
}

/** A word of the page's front matter that nothing exports is told there. */
function isNamedByPage(
  { of }: PlaygroundRequest,
  { components: [first], entries }: { components: readonly string[]; entries: readonly ApiEntry[] },
): boolean {
  return of === undefined && first !== undefined && entries.length > 0 && !entries.some(({ name }) => name === first);
}

function toConsequence(planned: Playground | PlaygroundFault): Playground | PlaygroundFault {
  return 'rule' in planned ? { ...planned, isConsequence: true } : planned;
}

/** What is missing may come with the rest of the API; a near miss is its author's own. */
function excuse(planned: Playground | PlaygroundFault): Playground | PlaygroundFault {
  return 'rule' in planned && planned.hint.startsWith('Did you mean') ? planned : toConsequence(planned);
}

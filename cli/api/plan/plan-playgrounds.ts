// Plans the playgrounds of pages from the API of their products.

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
  /** Products whose API is incomplete, which is reported already. */
  readonly faulty: ReadonlySet<string>;
}

/** Adds playgrounds to the API contents of pages. A page and its translations share theirs. */
export function withPlaygrounds(
  contents: Contents,
  { tasks, parsed, references, showing, faulty }: PlaygroundOptions,
): Contents {
  const allContents = new Map(contents);

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
        // Front matter that cannot be read may name the component.
        const isUnread = facts?.frontMatter.faulty === true && request.of === undefined && components.length === 0;
        const isReported = isUnread || isNamedByPage(request, { components, entries });
        return [
          nameRequest(request),
          isReported ? toConsequence(planned) : faulty.has(page.product ?? '') ? excuse(planned) : planned,
        ];
      }),
    );

    const { key: _, ...previous } = allContents.get(page.canonicalPath) ?? {
      key: '',
      kind: 'tabs' as const,
      subjects: [],
      index: [],
    };
    const content: ApiContent = { ...previous, playgrounds: { ...previous.playgrounds, ...planned } };
    allContents.set(page.canonicalPath, { ...content, key: hash(JSON.stringify(content)) });
  }
  return allContents;
}

/** Returns whether the component is an unknown name in the front matter, which is reported there. */
function isNamedByPage(
  { of }: PlaygroundRequest,
  { components: [firstName], entries }: { components: readonly string[]; entries: readonly ApiEntry[] },
): boolean {
  return (
    of === undefined && firstName !== undefined && entries.length > 0 && !entries.some(({ name }) => name === firstName)
  );
}

function toConsequence(planned: Playground | PlaygroundFault): Playground | PlaygroundFault {
  return 'rule' in planned ? { ...planned, isConsequence: true } : planned;
}

/** Excuses a missing component while the API is incomplete, but not a misspelled name. */
function excuse(planned: Playground | PlaygroundFault): Playground | PlaygroundFault {
  return 'rule' in planned && planned.hint.startsWith('Did you mean') ? planned : toConsequence(planned);
}

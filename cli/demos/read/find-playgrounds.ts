// The playgrounds of a page → the sources of each, or the problem that it cannot be shown.

import { toEngineId } from '../../../core/model/engine-ids.ts';
import { planPlayground } from '../../../core/api/playground/plan-playground.ts';
import type { ComponentMarker, Document } from '../../../core/model/document.ts';
import type { Playground, PlaygroundFault, PlaygroundValues } from '../../../core/model/playground.ts';
import { nameRequest, toPlaygroundRequest } from '../../../core/demos/playground/to-playground-request.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import type { ReadFile } from '../../files/read-file.ts';
import { findPlaygroundModule } from './find-playground-module.ts';
import type { PlaygroundModule } from './playground-module.ts';
import type { DemoSource } from './read-demo.ts';

/** A playground of a page. */
export interface FoundPlayground {
  readonly marker: ComponentMarker;
  readonly playground: Playground;
  readonly module: PlaygroundModule;
  /** Prefix that makes its ids unique on the page. */
  readonly prefix: string;
  readonly start: PlaygroundValues;
  /** The file of its stage. */
  readonly source?: DemoSource;
}

/** The valid playgrounds of a page, and the problems of the others. */
export interface FoundPlaygrounds {
  readonly playgrounds: readonly FoundPlayground[];
  /** Files of stages, including missing ones. */
  readonly reads: readonly ReadFile[];
  readonly problems: readonly Problem[];
  /** Consequences of problems that are reported elsewhere. */
  readonly consequences: readonly Problem[];
}

/** Finds the playgrounds of a page; `file` is its source, `api` its planned API content. */
export function findPlaygrounds(
  { blocks, frontMatter }: Document,
  { root, file, api }: { root: string; file: string; api: PageTask['api'] },
): FoundPlaygrounds {
  const markers = blocks.flatMap((block) =>
    block.kind === 'component' && block.component.name === 'Playground' ? [block.component] : [],
  );
  const playgrounds: FoundPlayground[] = [];
  const reads: ReadFile[] = [];
  const problems: Problem[] = [];
  const consequences: Problem[] = [];

  for (const [index, marker] of markers.entries()) {
    const request = toPlaygroundRequest(marker.props);
    const planned =
      api?.playgrounds?.[nameRequest(request)] ??
      planPlayground(request, { components: frontMatter.components, entries: [] });
    if (isFault(planned)) {
      const { isConsequence = false, ...fault } = planned;
      const place = { file, line: marker.line, column: marker.column };
      (isConsequence ? consequences : problems).push({ ...fault, severity: 'error', place });
      continue;
    }
    const { module, source, ...looked } = findPlaygroundModule(planned, { root, pageFile: file, place: marker });
    reads.push(...looked.reads);
    problems.push(...looked.problems);
    if (module)
      playgrounds.push({
        marker,
        playground: planned,
        module,
        prefix: toEngineId(`playground-${index + 1}-`),
        start: planned.start,
        ...(source && { source }),
      });
  }
  return { playgrounds, reads, problems, consequences };
}

/** Returns whether a plan is a fault. */
export function isFault(planned: Playground | PlaygroundFault): planned is PlaygroundFault {
  return 'rule' in planned;
}

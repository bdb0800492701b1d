// The options of a build → its scope. Options that go together are modes on top of each other.

import type { ScopeOptions } from './scope-options.ts';
import { hasJoinedPosts, withJoinedFiles } from './join/open-parts.ts';
import { joinSites } from './join/join-sites.ts';
import { chooseTasks } from './shards/choose-tasks.ts';
import type { Shard } from './shards/shard.ts';
import { readChosen, skimPages } from './shards/skim-pages.ts';
import type { JoinedSites } from './site-part.ts';
import { wholeSite, type Scope } from './scope.ts';

/** Finds the scope of a build. */
export function toScope({ only, shard, part, joined, kept, isOwn }: ScopeOptions): Scope {
  const modes: ((scope: Scope) => Scope)[] = [
    (scope) => (isOwn ? { ...scope, reportsGone: false } : scope),
    (scope) => (joined ? joining(joined, scope) : scope),
    (scope) => (kept ? { ...scope, readLeft: () => kept, reportsGone: false } : scope),
    (scope) => (shard ? ofShard(shard, scope) : scope),
    (scope) => (part === undefined ? scope : { ...scope, isPart: true, isForMerge: true }),
    (scope) => (only ? ofPages(only, scope) : scope),
  ];
  return modes.reduce((scope, add) => add(scope), wholeSite);
}

/** Single pages: they are looked at once, and nothing is judged that hangs on the others. */
function ofPages(isAsked: NonNullable<ScopeOptions['only']>, scope: Scope): Scope {
  return {
    ...scope,
    isWhole: false,
    hasLive: false,
    reportsGone: false,
    isAsked,
  };
}

/** One shard: it parses its own pages, and guesses the little that it needs of the others. */
function ofShard(shard: Shard, scope: Scope): Scope {
  return {
    ...scope,
    // They hang on all demos: the last shard bundles them for all.
    hasLive: shard.index === shard.count,
    isForMerge: true,
    parse: skimPages,
    async choose({ tasks, parsed }, options) {
      const chosen = chooseTasks(tasks, shard, parsed);
      return { tasks: chosen, parsed: await readChosen(chosen, { tasks, parsed, parse: options }) };
    },
  };
}

/** A site that others join: their pages are drawn in its frame. */
function joining(joined: JoinedSites, scope: Scope): Scope {
  return {
    ...scope,
    hasOtherPosts: hasJoinedPosts(joined),
    readLeft: (place) => withJoinedFiles(scope.readLeft(place).record, joined),
    join: (own) => joinSites(own, joined),
  };
}

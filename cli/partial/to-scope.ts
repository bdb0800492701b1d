// The options of a build → its scope. Options can be combined: each is a mode on top of the ones before.

import type { ScopeOptions } from './scope-options.ts';
import { hasJoinedPosts, withJoinedFiles } from './join/open-parts.ts';
import { joinSites } from './join/join-sites.ts';
import { chooseTasks } from './shards/choose-tasks.ts';
import type { Shard } from './shards/shard.ts';
import { parseShardPages, skimPages } from './shards/skim-pages.ts';
import type { JoinedSites } from './site-part.ts';
import { wholeSite, type Scope } from './scope.ts';

/** Turns the options of a build into its scope. */
export function toScope({
  only,
  known,
  shard,
  part,
  joined,
  reusable,
  isOnlyServed,
  isScriptless,
}: ScopeOptions): Scope {
  const modes: ((scope: Scope) => Scope)[] = [
    (scope) => (isOnlyServed ? { ...scope, reportsGone: false } : scope),
    (scope) => (joined ? joining(joined, scope) : scope),
    (scope) => (reusable ? { ...scope, readPreviousBuild: () => reusable, reportsGone: false } : scope),
    (scope) => (shard ? ofShard(shard, scope) : scope),
    (scope) => (part === undefined ? scope : { ...scope, isPart: true, isForMerge: true }),
    (scope) => (only ? ofPages({ only, known }, scope) : scope),
    (scope) => (isScriptless ? { ...scope, hasScripts: false, hasLive: false } : scope),
  ];
  return modes.reduce((scope, add) => add(scope), wholeSite);
}

/** Single pages: they are shown at once, without the checks that need other pages. */
function ofPages(
  { only: isRequested, known = new Map() }: Required<Pick<ScopeOptions, 'only'>> & Pick<ScopeOptions, 'known'>,
  scope: Scope,
): Scope {
  return {
    ...scope,
    isWhole: false,
    hasLive: false,
    reportsGone: false,
    isRequested,
    async parse(tasks, options) {
      const requested = await scope.parse(
        tasks.filter(({ page }) => isRequested(page.path)),
        options,
      );
      return { ...requested, pages: new Map([...known, ...requested.pages]) };
    },
  };
}

/** One shard: it parses its own pages, and guesses the little that it needs from the others. */
function ofShard(shard: Shard, scope: Scope): Scope {
  return {
    ...scope,
    // The live packages depend on all demos: the last shard bundles them for all.
    hasLive: shard.index === shard.count,
    isForMerge: true,
    parse: skimPages,
    async choose({ tasks, parsed }, options) {
      const shardTasks = chooseTasks(tasks, shard, parsed);
      return { tasks: shardTasks, parsed: await parseShardPages(shardTasks, { tasks, parsed, parse: options }) };
    },
  };
}

/** A site that others join: their pages are rendered in its frame. */
function joining(joined: JoinedSites, scope: Scope): Scope {
  return {
    ...scope,
    hasOtherPosts: hasJoinedPosts(joined),
    readPreviousBuild: (place) => withJoinedFiles(scope.readPreviousBuild(place).record, joined),
    join: (own) => joinSites(own, joined),
  };
}

// A site and chance → the site with one change, and what the change is called.

import type { Random } from './create-random.ts';
import { addDemo, endings, parts, type RandomDemo, type RandomHelper, type RandomSite } from './random-site.ts';

/** Changes a site in place, and says how; undefined where the site leaves nothing to change in this way. */
export type Change = (site: RandomSite, random: Random) => string | undefined;

/** All kinds of change, by their names. */
export const changes: Readonly<Record<string, Change>> = {
  editDemo: onDemo((demo) => `edit ${demo.name} (${(demo.version += 1)})`),
  addDemo: (site, random) => `add ${addDemo(site, random, random.pick(site.pages)).name} and its marker`,
  removeDemo: onDemo((demo, site) => {
    removeFile(demo, site);
    for (const page of site.pages) page.markers = page.markers.filter((marker) => marker !== demo.name);
    return `remove ${demo.name} and its markers`;
  }),
  removeDemoOnly: onDemo((demo, site) => {
    removeFile(demo, site);
    return `remove ${demo.name}, and leave its markers`;
  }),
  renameDemo: onDemo((demo, site) => {
    const name = demo.name.replace(/\d+$/, () => String((site.count += 1)));
    for (const page of site.pages) page.markers = page.markers.map((marker) => (marker === demo.name ? name : marker));
    const said = `rename ${demo.name} to ${name}`;
    demo.name = name;
    return said;
  }),
  restoreDemo: (site, random) => {
    const gone = site.pages.flatMap(({ markers }) =>
      markers.filter((name) => !site.demos.some((each) => each.name === name)),
    );
    if (gone.length === 0) return undefined;
    const name = random.pick(gone);
    site.demos.push({ name, version: 100, parts: [], helpers: [], hasData: false, hasPicture: true });
    return `restore ${name}`;
  },
  addMarker: (site, random) => {
    const page = random.pick(site.pages);
    const { name } = random.pick(site.demos);
    page.markers.push(name);
    return `add a marker of ${name} to ${page.name}`;
  },
  removeMarker: (site, random) => {
    const page = random.pick(site.pages.filter(({ markers }) => markers.length > 0));
    const name = random.pick(page.markers);
    page.markers.splice(page.markers.indexOf(name), 1);
    return `remove a marker of ${name} from ${page.name}`;
  },
  editPage: (site, random) => {
    const page = random.pick(site.pages);
    return `edit the text of ${page.name} (${(page.version += 1)})`;
  },
  editTitle: (site, random) => {
    const page = random.pick(site.pages);
    page.title = `Title ${random.below(1000)}`;
    return `call ${page.name} ${page.title} in the tree and on its page`;
  },
  changePart: onDemo((demo, _site, random) => {
    const taken = demo.parts.length === 0 ? undefined : random.pick(demo.parts);
    if (!taken) return undefined;
    taken.isDeep = !taken.isDeep;
    return `import ${taken.part.name} by ${taken.isDeep ? 'its file' : 'the barrel'} in ${demo.name}`;
  }),
  addPart: onDemo((demo, _site, random) => {
    const part = random.pick(parts.filter(({ name }) => !demo.parts.some((each) => each.part.name === name)));
    if (!part) return undefined;
    demo.parts.push({ part, isDeep: random.below(2) === 0 });
    return `import ${part.name} of ${part.from} in ${demo.name}`;
  }),
  removePart: onDemo((demo) => {
    const taken = demo.parts.pop();
    return taken && `import ${taken.part.name} no more in ${demo.name}`;
  }),
  changeHelperImport: onDemo((demo, site, random) => {
    const [taken] = demo.helpers;
    if (!taken) return undefined;
    if (random.below(2) === 0) taken.isDeep = !taken.isDeep;
    else if (site.helpers.length > 0) taken.name = random.pick(site.helpers).name;
    return `import ${taken.name} by ${taken.isDeep ? 'its file' : 'the barrel'} in ${demo.name}`;
  }),
  editHelper: onHelper((helper) => `edit the helper ${helper.name} (${(helper.version += 1)})`),
  addHelper: (site, random) => {
    const name = `helper${(site.count += 1)}`;
    const next = site.helpers[0] && random.pick(site.helpers).name;
    site.helpers.push({ name, version: 0, endings: [random.pick(endings)], ...(next && { next }) });
    const demo = random.pick(site.demos);
    demo.helpers = [{ name, isDeep: random.below(2) === 0 }];
    return `add the helper ${name}, and import it in ${demo.name}`;
  },
  removeHelper: onHelper((helper, site) => {
    site.helpers.splice(site.helpers.indexOf(helper), 1);
    return `remove the helper ${helper.name}`;
  }),
  renameHelper: onHelper((helper, site) => {
    const [old, name] = [helper.name, `helper${(site.count += 1)}`];
    helper.name = name;
    for (const each of site.helpers) if (each.next === old) each.next = name;
    for (const { helpers } of site.demos) for (const each of helpers) if (each.name === old) each.name = name;
    if (site.wrapper.helper === old) site.wrapper.helper = name;
    return `rename the helper ${old} to ${name}`;
  }),
  restoreHelper: (site, random) => {
    const named = [
      ...site.demos.flatMap(({ helpers }) => helpers.map(({ name }) => name)),
      ...site.helpers.flatMap(({ next }) => next ?? []),
      ...(site.wrapper.helper ? [site.wrapper.helper] : []),
    ];
    const gone = named.filter((name) => !site.helpers.some((each) => each.name === name));
    if (gone.length === 0) return undefined;
    const name = random.pick(gone);
    site.helpers.push({ name, version: 100, endings: [random.pick(endings)] });
    return `restore the helper ${name}`;
  },
  moveHelper: onHelper((helper, _site, random) => {
    helper.endings = [random.pick(endings.filter((ending) => ending !== helper.endings[0]))];
    return `move the helper ${helper.name} to ${helper.endings[0]}`;
  }),
  doubleHelper: onHelper((helper, _site, random) => {
    helper.endings = [...new Set([...helper.endings, random.pick(endings)])];
    return `let the helper ${helper.name} lie in ${helper.endings.join(' and ')}`;
  }),
  editStyle: onDemo((demo) => {
    const isThere = demo.style !== undefined;
    demo.style = (demo.style ?? 0) + 1;
    return `${isThere ? 'edit' : 'add'} the style sheet of ${demo.name} (${demo.style})`;
  }),
  removeStyle: onDemo((demo) => {
    if (demo.style === undefined) return undefined;
    delete demo.style;
    return `remove the style sheet of ${demo.name}`;
  }),
  editLook: (site) => `edit the style sheet that others are composed from (${(site.looks[0] += 1)})`,
  editBase: (site) => `edit the one that this is composed from (${(site.looks[1] += 1)})`,
  editData: (site) => `edit the data (${(site.data += 1)})`,
  editPicture: (site) => `edit the picture (${(site.picture += 1)})`,
  togglePicture: onDemo((demo) => {
    demo.hasPicture = !demo.hasPicture;
    return `show ${demo.hasPicture ? 'the' : 'no'} picture in ${demo.name}`;
  }),
  editWrapper: (site) => `edit the wrapper (${(site.wrapper.version += 1)})`,
};

/** Makes one change. What is wrong with a site is repaired now and then, so that most of it stays right. */
export function changeSite(site: RandomSite, random: Random): string {
  for (;;) {
    const kinds = random.below(4) === 0 ? ['restoreDemo', 'restoreHelper'] : Object.keys(changes);
    const said = changes[random.pick(kinds)]!(site, random);
    if (said !== undefined) return said;
  }
}

function onDemo(change: (demo: RandomDemo, site: RandomSite, random: Random) => string | undefined): Change {
  return (site, random) => change(random.pick(site.demos), site, random);
}

function onHelper(change: (helper: RandomHelper, site: RandomSite, random: Random) => string | undefined): Change {
  return (site, random) => (site.helpers.length === 0 ? undefined : change(random.pick(site.helpers), site, random));
}

function removeFile(demo: RandomDemo, site: RandomSite): void {
  site.demos.splice(site.demos.indexOf(demo), 1);
}

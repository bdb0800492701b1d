// Plants visual faults in some demos of the built site, and counts how many of them `docs check --visual` finds,
// and its false alarms.

import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Typical faults of a library, and what a demo must contain for each to be visible. */
const faults = [
  { name: 'a color', needs: />[^<>]*[A-Za-z]{3}/, css: '.demo-root, .demo-root * { color: #a0522d !important }' },
  { name: '2 px', css: '.demo-root > * { translate: 2px 0 }' },
  { name: 'a missing icon', needs: /<svg/, css: '.demo-root svg { visibility: hidden !important }' },
  {
    name: 'a wrong font',
    needs: />[^<>]*[A-Za-z]{3}/,
    css: '.demo-root, .demo-root * { font-family: serif !important }',
  },
  { name: 'a shadow', css: '.demo-root > * { box-shadow: 0 1px 1px #888 !important }' },
];

const planted = 50;
const controls = 10;

/** Plants faults, checks for them, then checks the unchanged site repeatedly. Returns the results. */
export async function runVisual({ repository, rebuilds }) {
  const folder = join(repository, 'bench/.sites/visual');
  const out = join(folder, 'out');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(repository, 'dist'), out, { recursive: true });
  const demos = thinOutDemos(out, planted + controls);
  const check = (...options) => checkLooks({ repository, folder, out }, options);

  await check('--update-pictures');
  const originals = demos.map((file) => readFileSync(file, 'utf8'));
  const plants = plantFaults(out, demos.slice(0, planted));
  const reported = new Set(await check());
  const missed = plants.filter(({ path }) => !reported.has(path));
  demos.forEach((file, at) => writeFileSync(file, originals[at]));

  let alarms = 0;
  for (let at = 0; at < rebuilds; at += 1) {
    forgetBrowser(folder);
    alarms += (await check()).length;
  }
  const wrong = [...reported].filter((path) => !plants.some((plant) => plant.path === path));
  const result = { demos: demos.length, planted: plants.length, missed, wrong, rebuilds, alarms };
  console.log(
    `${plants.length - missed.length} of ${plants.length} planted faults found, ${wrong.length} of ${controls} others reported; ${alarms} alarms in ${rebuilds} rebuilds of ${demos.length} demos`,
  );
  for (const { path, name } of missed) console.log(`missed: ${name} in ${path}`);
  rmSync(folder, { recursive: true, force: true });
  return result;
}

/** Removes all but `count` demos, which are spread over the site. */
function thinOutDemos(out, count) {
  const files = readdirSync(out, { recursive: true })
    .map(String)
    .filter((file) => /(^|\/)demo\/[^/]+\/index\.html$/.test(file))
    .sort();
  const selected = new Set(Array.from({ length: count }, (_, at) => files[Math.floor((at * files.length) / count)]));
  for (const file of files) if (!selected.has(file)) rmSync(join(out, file));
  return [...selected].map((file) => join(out, file));
}

function plantFaults(out, files) {
  mkdirSync(join(out, 'planted'));
  return files.map((file, at) => {
    const html = readFileSync(file, 'utf8');
    // The HTML of the demo itself, which comes before its tools.
    const stage = /class="demo-root"[^>]*>([^]*?)(?:class="demo-tool|<details|<\/main>)/.exec(html)?.[1] ?? '';
    const fitting = faults.filter(({ needs }) => !needs || needs.test(stage));
    const { name, css } = fitting[at % fitting.length];
    writeFileSync(join(out, `planted/${at}.css`), css);
    writeFileSync(file, html.replace('</head>', `<link rel="stylesheet" href="/planted/${at}.css"></head>`));
    return { name, path: file.slice(out.length).replace(/index\.html$/, '') };
  });
}

/** Makes the next check open every demo, although nothing has changed. */
function forgetBrowser(folder) {
  const list = join(folder, 'pictures/pictures.json');
  const { browser, ...rest } = JSON.parse(readFileSync(list, 'utf8'));
  writeFileSync(list, JSON.stringify({ ...rest, browser: `${browser}, earlier` }));
}

/** Returns the demos that look different. */
async function checkLooks({ repository, folder, out }, options) {
  const command = [join(repository, 'bin/docs.mjs'), 'check', '--root', repository, '--out', out, '--visual'];
  const all = [...command, '--pictures', join(folder, 'pictures'), '--format', 'json', ...options];
  const { stderr } = await run(process.execPath, all, { maxBuffer: 1e9 }).catch((error) => {
    if (error.code !== 1) throw error;
    return error;
  });
  return JSON.parse(stderr)
    .filter(({ code }) => code === 'demo-picture-changed')
    .map(({ message }) => /"([^"]+)"/.exec(message)[1]);
}

// The built site, with faults planted in the looks of some demos → how many of them `docs check --visual` finds,
// and how often it gives an alarm where nothing is planted.

import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Faults as a library has them, and what a demo has to show for each to be seen. */
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

/** Plants faults, looks for them, then compares the same site again and again. Gives what was found. */
export async function runVisual({ repository, rebuilds }) {
  const folder = join(repository, 'bench/.sites/visual');
  const out = join(folder, 'out');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(repository, 'dist'), out, { recursive: true });
  const demos = keepDemos(out, planted + controls);
  const check = (...options) => checkLooks({ repository, folder, out }, options);

  await check('--update-pictures');
  const originals = demos.map((file) => readFileSync(file, 'utf8'));
  const plants = plantFaults(out, demos.slice(0, planted));
  const found = new Set(await check());
  const missed = plants.filter(({ path }) => !found.has(path));
  demos.forEach((file, at) => writeFileSync(file, originals[at]));

  let alarms = 0;
  for (let at = 0; at < rebuilds; at += 1) {
    forgetBrowser(folder);
    alarms += (await check()).length;
  }
  const wrong = [...found].filter((path) => !plants.some((plant) => plant.path === path));
  const result = { demos: demos.length, planted: plants.length, missed, wrong, rebuilds, alarms };
  console.log(
    `${plants.length - missed.length} of ${plants.length} planted faults found, ${wrong.length} of ${controls} others reported; ${alarms} alarms in ${rebuilds} rebuilds of ${demos.length} demos`,
  );
  for (const { path, name } of missed) console.log(`missed: ${name} in ${path}`);
  rmSync(folder, { recursive: true, force: true });
  return result;
}

/** Leaves as many demos as are asked for, spread over the site. */
function keepDemos(out, count) {
  const files = readdirSync(out, { recursive: true })
    .map(String)
    .filter((file) => /(^|\/)demo\/[^/]+\/index\.html$/.test(file))
    .sort();
  const kept = new Set(Array.from({ length: count }, (_, at) => files[Math.floor((at * files.length) / count)]));
  for (const file of files) if (!kept.has(file)) rmSync(join(out, file));
  return [...kept].map((file) => join(out, file));
}

function plantFaults(out, files) {
  mkdirSync(join(out, 'planted'));
  return files.map((file, at) => {
    const html = readFileSync(file, 'utf8');
    // What the demo itself draws: its tools come after it.
    const stage = /class="demo-root"[^>]*>([^]*?)(?:class="demo-tool|<details|<\/main>)/.exec(html)?.[1] ?? '';
    const fitting = faults.filter(({ needs }) => !needs || needs.test(stage));
    const { name, css } = fitting[at % fitting.length];
    writeFileSync(join(out, `planted/${at}.css`), css);
    writeFileSync(file, html.replace('</head>', `<link rel="stylesheet" href="/planted/${at}.css"></head>`));
    return { name, path: file.slice(out.length).replace(/index\.html$/, '') };
  });
}

/** Lets every demo be opened, as nothing else would be after a rebuild that changes nothing. */
function forgetBrowser(folder) {
  const list = join(folder, 'pictures/pictures.json');
  const { browser, ...kept } = JSON.parse(readFileSync(list, 'utf8'));
  writeFileSync(list, JSON.stringify({ ...kept, browser: `${browser}, earlier` }));
}

/** Gives the demos that look different. */
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

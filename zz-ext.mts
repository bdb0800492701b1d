import { findPackage } from './cli/api/find-package.ts';
import { extractFresh } from './cli/api/extract-fresh.ts';
const [root, ...names] = process.argv.slice(2);
for (const name of names) {
  const pack = findPackage(name, { root, settingsFile: 'docs.config.ts' });
  if ('problem' in pack) { console.log(name, pack.problem.message); continue; }
  const t = process.cpuUsage().user;
  const { entries, problems } = extractFresh(pack, 'docs.config.ts');
  const names2 = entries.map((e) => e.name); const dup = names2.filter((n, i) => names2.indexOf(n) !== i);
  const own = entries.reduce((n, e) => n + Object.values(e.props).filter((p: any) => !p.inheritedFrom).length, 0);
  console.log('==', name, pack.version, entries.length, 'own', own, 'style', entries.reduce((n,e)=>n+e.styleProps.length,0), ((process.cpuUsage().user-t)/1e6).toFixed(1)+' s', problems.length, 'problems', [...new Set(problems.map((p) => p.rule))].join(), 'dup:', dup.length, dup.slice(0, 8).join());
  const want = (process.env.SHOW ?? 'Button,Select,Dialog').split(',');
  for (const e of entries.filter((e) => want.includes(e.name))) console.log('   ', e.name, '|', e.imports.join(' '), '|', Object.entries(e.props).filter(([, p]: any) => !p.inheritedFrom).map(([k, p]: any) => k + ': ' + p.type.slice(0, 40)).join('; ').slice(0, 900));
}

// The packages that the new site needs → its package.json, with the versions of the old site.

import type { PlannedFile, SourceFolder, SourceSettings } from '../source-site.ts';
import { toObject, toText } from '../settings/value.ts';

interface ManifestOptions {
  /** The packages that demos import. */
  readonly packages: ReadonlySet<string>;
  readonly folder: SourceFolder;
  readonly version: string;
  readonly way: string;
  readonly settings: SourceSettings;
}

const defaultRanges: Readonly<Record<string, string>> = {
  'remark-mdx': '^3.1.0',
  temml: '^0.13.5',
  'beautiful-mermaid': '^1.1.3',
};

const reactRanges: Readonly<Record<string, string>> = {
  react: '^18.3.1 || ^19.0.0',
  'react-dom': '^18.3.1 || ^19.0.0',
};

/** Writes package.json. */
export function writeManifest({ packages, folder, version, way, settings }: ManifestOptions): PlannedFile {
  const manifests = folder.files
    .filter((file) => /(?:^|\/)package\.json$/.test(file))
    .sort((a, b) => a.length - b.length)
    .slice(0, 20)
    .map((file) => ({ file, manifest: readManifest(folder.read(file)) }));
  const known = new Map<string, string>();
  for (const { manifest } of manifests)
    for (const key of ['dependencies', 'devDependencies', 'peerDependencies'])
      for (const [name, range] of Object.entries(toObject(manifest[key])))
        if (typeof range === 'string' && !known.has(name) && !range.startsWith('workspace:')) known.set(name, range);
  for (const { file, manifest } of manifests) {
    const name = toText(manifest.name);
    if (name !== undefined && packages.has(name))
      known.set(name, `file:${way}/${file.slice(0, -'/package.json'.length) || '.'}`.replace(/\/\.?$/, ''));
  }

  const packageNames = [
    ...packages,
    ...(settings.math ? ['temml'] : []),
    ...(settings.mermaid ? ['beautiful-mermaid'] : []),
  ];
  const dependencies = {
    ...Object.fromEntries(packageNames.map((name) => [name, known.get(name) ?? defaultRanges[name] ?? '*'])),
    ...Object.fromEntries(
      Object.entries(reactRanges).map(([name, range]) => [name, toSupportedRange(known.get(name)) ?? range]),
    ),
    vitrine: `^${version}`,
  };
  const sorted = Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)));
  const manifest = {
    private: true,
    scripts: { start: 'docs serve --watch', build: 'docs build' },
    dependencies: sorted,
  };
  return { file: 'package.json', text: `${JSON.stringify(manifest, undefined, 2)}\n` };
}

/** Returns a version range of React if it starts at 18.3 or in 19, which the engine needs. */
function toSupportedRange(range: string | undefined): string | undefined {
  return range !== undefined && /^[\^~]?(?:18\.3|19\.)/.test(range) ? range : undefined;
}

function readManifest(text: string): Readonly<Record<string, unknown>> {
  try {
    return toObject(JSON.parse(text));
  } catch {
    return {};
  }
}

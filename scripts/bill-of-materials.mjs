// package-lock.json → a bill of materials in CycloneDX: every package of an installation, and every one whose code is
// compiled into the engine, with its version, license and hash. The same lock gives the same bytes.

/** Formats the bill of materials of the package that the lock belongs to; `bundled` are the folders of compiled packages. */
export function formatBillOfMaterials({ name, version, license }, lock, bundled) {
  const components = Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && (!entry.dev || bundled.includes(path)))
    .map(([path, entry]) => toComponent(path, entry));
  const unique = new Map(components.map((component) => [component['bom-ref'], component]));
  const sorted = [...unique.keys()].sort().map((key) => unique.get(key));

  return `${JSON.stringify(
    {
      $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: {
        component: {
          type: 'application',
          'bom-ref': toAddress(name, version),
          name,
          version,
          purl: toAddress(name, version),
          ...toLicenses(license),
        },
      },
      components: sorted,
    },
    null,
    2,
  )}\n`;
}

/** Lists the packages of a lock that run a script when they are installed. */
export function listInstallScripts(lock) {
  return Object.entries(lock.packages)
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([path]) => toName(path))
    .sort();
}

function toComponent(path, { name = toName(path), version, license, integrity, optional, peer }) {
  const address = toAddress(name, version);
  return {
    type: 'library',
    'bom-ref': address,
    name,
    version,
    scope: optional || peer ? 'optional' : 'required',
    purl: address,
    ...toLicenses(license),
    ...toHashes(integrity),
  };
}

function toName(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function toAddress(name, version) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** Formats one license by its id, several as an expression. */
function toLicenses(license) {
  if (typeof license !== 'string' || license === '') return {};
  const isExpression = /\s(?:AND|OR|WITH)\s|[()]/.test(license);
  return { licenses: [isExpression ? { expression: license } : { license: toLicense(license) }] };
}

function toLicense(license) {
  return /^[\w.+-]+$/.test(license) && license !== 'UNLICENSED' ? { id: license } : { name: license };
}

function toHashes(integrity) {
  const [, name, value] = /^sha(512|384|256|1)-(\S+)/.exec(integrity ?? '') ?? [];
  if (name === undefined) return {};
  return { hashes: [{ alg: `SHA-${name}`, content: Buffer.from(value, 'base64').toString('hex') }] };
}

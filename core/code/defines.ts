// `demos.define` of the settings → what stands for names in the code of demos and of packages: in scripts
// of the browser as text put in their places, where pages are written as values.
//
// Nothing else of the environment of whoever builds reaches either: it may be secret.

/** A value that a name of the code stands for. */
type Constant = string | number | boolean;

/** Values by name: "__DEV__", or "process.env.API_URL". */
export type Defines = Readonly<Record<string, Constant>>;

const environmentPrefix = 'process.env.';
const always = { NODE_ENV: 'production' };

/** Tells whether code can have such a name: an identifier, or one behind "process.env.". */
export function isDefinable(name: string): boolean {
  return /^(?:process\.env\.)?[A-Za-z_$][\w$]*$/.test(name) && name !== 'process' && !isTaken(name);
}

/** What demos run with, whatever the settings say. */
function isTaken(name: string): boolean {
  return (
    name === `${environmentPrefix}NODE_ENV` || ['exports', 'require', 'module', 'global', 'globalThis'].includes(name)
  );
}

/** Collects the environment that code sees: all of `process.env`. */
export function toEnvironment(defines: Defines): Readonly<Record<string, string>> {
  const set = Object.entries(defines).filter(([name]) => name.startsWith(environmentPrefix));
  return {
    ...always,
    ...Object.fromEntries(set.map(([name, value]) => [name.slice(environmentPrefix.length), String(value)])),
  };
}

/** Collects the values of the other names. */
export function toConstants(defines: Defines): Readonly<Record<string, Constant>> {
  return Object.fromEntries(Object.entries(defines).filter(([name]) => !name.startsWith(environmentPrefix)));
}

/** Writes the expressions that a bundler puts in the places of names. */
export function toReplacements(defines: Defines): Readonly<Record<string, string>> {
  const environment = toEnvironment(defines);
  return {
    ...Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [environmentPrefix + name, JSON.stringify(value)]),
    ),
    'process.env': JSON.stringify(environment),
    ...Object.fromEntries(Object.entries(toConstants(defines)).map(([name, value]) => [name, JSON.stringify(value)])),
  };
}

// The setting `demos.define` → values for names in the code of demos and packages: inserted as text into the scripts of
// the browser, and passed as values when pages are rendered.
//
// Nothing else of the build's environment reaches the code, because it may be secret.

/** The value of a name in code. */
type Constant = string | number | boolean;

/** Values by name: "__DEV__", or "process.env.API_URL". */
export type Defines = Readonly<Record<string, Constant>>;

const environmentPrefix = 'process.env.';
const defaultEnvironment = { NODE_ENV: 'production' };

/** Returns whether a name can be defined: an identifier, also after "process.env.". */
export function isDefinable(name: string): boolean {
  return /^(?:process\.env\.)?[A-Za-z_$][\w$]*$/.test(name) && name !== 'process' && !isReserved(name);
}

/** Returns whether the engine itself defines a name for demos. */
function isReserved(name: string): boolean {
  return (
    name === `${environmentPrefix}NODE_ENV` || ['exports', 'require', 'module', 'global', 'globalThis'].includes(name)
  );
}

/** Collects the environment of code: everything in its `process.env`. */
export function toEnvironment(defines: Defines): Readonly<Record<string, string>> {
  const environmentEntries = Object.entries(defines).filter(([name]) => name.startsWith(environmentPrefix));
  return {
    ...defaultEnvironment,
    ...Object.fromEntries(
      environmentEntries.map(([name, value]) => [name.slice(environmentPrefix.length), String(value)]),
    ),
  };
}

/** Collects the values of names outside of `process.env`. */
export function toConstants(defines: Defines): Readonly<Record<string, Constant>> {
  return Object.fromEntries(Object.entries(defines).filter(([name]) => !name.startsWith(environmentPrefix)));
}

/** Writes the expressions with which a bundler replaces names. */
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

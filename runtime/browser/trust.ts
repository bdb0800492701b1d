// Marks the build's HTML and script addresses as trusted, for browsers that enforce Trusted Types: the page's
// content security policy allows the engine's policy. Other browsers get the text unchanged.

/** The part of the Trusted Types API that is used: not every browser has it, and the DOM types lack it. */
interface TrustedTypes {
  createPolicy(name: string, rules: Readonly<Record<string, (text: string) => string>>): TrustPolicy;
}

type TrustPolicy = Readonly<Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>>;

const policy = createPolicy();

/** Marks HTML from a file of the site as trusted. */
export function trustHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/** Marks the text of a script that the engine wrote as trusted. */
export function trustScript(text: string): string {
  return policy?.createScript(text) ?? text;
}

/** Marks the address of a script from the settings or the build as trusted. */
export function trustScriptUrl(url: string): string {
  return policy?.createScriptURL(url) ?? url;
}

function createPolicy(): TrustPolicy | undefined {
  const identity = (text: string) => text;
  try {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    return trustedTypes?.createPolicy('docs', {
      createHTML: identity,
      createScript: identity,
      createScriptURL: identity,
    });
  } catch {
    // The host sets its own content security policy, which does not allow the engine's.
    return undefined;
  }
}

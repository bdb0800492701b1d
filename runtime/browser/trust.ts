// HTML and addresses of scripts that the build has made, for browsers that take them only from who vouches
// for them: the page's policy names the engine. Elsewhere the text is taken as it is.

/** As much of the browser's own as is used: not every browser has it, and types of the DOM do not know it. */
interface TrustedTypes {
  createPolicy(name: string, rules: Readonly<Record<string, (text: string) => string>>): Vouch;
}

type Vouch = Readonly<Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>>;

const vouch = createVouch();

/** Vouches for HTML that comes from a file of the site. */
export function trustHtml(html: string): string {
  return vouch?.createHTML(html) ?? html;
}

/** Vouches for the text of a script that the engine has written. */
export function trustScript(text: string): string {
  return vouch?.createScript(text) ?? text;
}

/** Vouches for the address of a script that the settings or the build have named. */
export function trustScriptUrl(url: string): string {
  return vouch?.createScriptURL(url) ?? url;
}

function createVouch(): Vouch | undefined {
  const same = (text: string) => text;
  try {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    return trustedTypes?.createPolicy('docs', { createHTML: same, createScript: same, createScriptURL: same });
  } catch {
    // A policy of the host's own does not name the engine.
    return undefined;
  }
}

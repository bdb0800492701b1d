// The editor's own style sheets, put into the page rule by rule: a style element without text is one that a
// strict content policy knows by its hash. It stands first in the head, as the site's rules win.

import { StyleModule } from 'style-mod';

const mark = 'data-docs-editor-styles';

/** Has all editors of the page mount their styles so. Call it before each: it is done once. */
export function mountEditorStyles(): void {
  if (document.head.querySelector(`[${mark}]`)) return;
  const sheet = openSheet();
  const mounted = new Set<StyleModule>();

  // The modules come in their order, and those of all editors are in one order.
  StyleModule.mount = (_root, modules) => {
    let position = 0;
    for (const module of ([] as StyleModule[]).concat(modules as StyleModule | StyleModule[])) {
      const rules = listRules(module);
      if (!mounted.has(module)) rules.forEach((rule, index) => sheet?.insertRule(rule, position + index));
      mounted.add(module);
      position += rules.length;
    }
  };
}

function openSheet(): CSSStyleSheet | undefined {
  const element = document.createElement('style');
  element.setAttribute(mark, '');
  document.head.prepend(element);
  return element.sheet ?? undefined;
}

/** The rules of a module: the library has them as a list, which its types leave out. */
function listRules(module: StyleModule): readonly string[] {
  return (module as unknown as { readonly rules: readonly string[] }).rules;
}

// Mounts the editor's style sheets rule by rule: a strict content security policy can allow a style element
// without text by its hash. It comes first in the head, so that the site's rules win.

import { StyleModule } from 'style-mod';

const mark = 'data-docs-editor-styles';

/** Changes how all editors of the page mount their styles. Call it before creating each; it takes effect once. */
export function mountEditorStyles(): void {
  if (document.head.querySelector(`[${mark}]`)) return;
  const sheet = openSheet();
  const mounted = new Set<StyleModule>();

  // Modules are passed in order, and all editors use the same order.
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

/** Lists the rules of a module, a field that the library's types leave out. */
function listRules(module: StyleModule): readonly string[] {
  return (module as unknown as { readonly rules: readonly string[] }).rules;
}

// Runs in the open pages of `docs serve --watch`. The server sends the text of this one function, so it may only use
// its own code and browser APIs. It shows text, never HTML, and sends nothing back.

/** Listens for changes: reloads, swaps style sheets, shows problems. */
export function liveClient(): void {
  const scrollKey = 'vitrine-live-scroll';
  const overlayId = 'docs--live-problems';
  let revision = document.currentScript?.dataset.docsRevision;
  // The numbers of swaps in this page that no finished build includes.
  let swaps: number[] = [];
  let events: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  restoreScroll();
  listen();
  // A hidden page closes its connection, because a browser has only six per host. It catches up when shown.
  document.addEventListener('visibilitychange', () => (document.hidden ? stop() : listen()));
  addEventListener('pagehide', stop);
  addEventListener('pageshow', listen);

  function listen() {
    if (events || document.hidden) return;

    const source = new EventSource(`/_live/events?page=${encodeURIComponent(location.pathname)}`);
    events = source;
    source.addEventListener('hello', (event) => catchUp(JSON.parse(event.data)));
    source.addEventListener('reload', (event) => follow(JSON.parse(event.data)));
    source.addEventListener('swap', (event) => swapDemos(JSON.parse(event.data)));
    source.addEventListener('built', (event) => endBuild(JSON.parse(event.data)));
    source.addEventListener('problems', (event) => showProblems(JSON.parse(event.data).text));
    source.addEventListener('error', () => {
      // The browser retries by itself, but not after an answer that is not a stream.
      if (source.readyState !== EventSource.CLOSED) return;
      stop();
      retry = setTimeout(listen, 1000);
    });
  }

  function stop() {
    clearTimeout(retry);
    events?.close();
    events = undefined;
  }

  // A different revision means that a change was missed, or that the server is new.
  function catchUp(message: { revision: string }) {
    if (revision !== undefined && revision !== message.revision) reloadPage();
    revision = message.revision;
  }

  function follow(change: { revision: string; pages?: string[]; styles?: boolean }) {
    revision = change.revision;
    if (concernsThisPage(change)) return reloadPage();
    if (change.styles) swapStyles().catch(reloadPage);
  }

  // A build may have changed this page only by demos that it shows already, and may have changed no page at all.
  function endBuild(built: { revision: string; begun: number; change?: { pages?: string[]; styles?: boolean } }) {
    revision = built.revision;
    const isShown = swaps.some((number) => number <= built.begun);
    swaps = swaps.filter((number) => number > built.begun);
    if (!built.change) return;
    if (!isShown) return follow({ ...built.change, revision });
    if (concernsThisPage(built.change)) refreshDemos().catch(reloadPage);
    if (built.change.styles) swapStyles().catch(reloadPage);
  }

  function concernsThisPage(change: { pages?: string[]; styles?: boolean }) {
    return change.pages ? change.pages.some(isThisPage) : !change.styles;
  }

  function isThisPage(path: string) {
    const here = toPagePath(decodeURI(location.pathname));
    return toPagePath(path) === here || here.startsWith(`${toPagePath(path)}/demo/`);
  }

  function swapDemos(swap: { revision: string; number: number; module: string; keys: string[]; pages: string[] }) {
    revision = swap.revision;
    if (!swap.pages.some(isThisPage)) return;
    swaps.push(swap.number);
    document.dispatchEvent(new CustomEvent('docs:demo-swap', { detail: swap }));
  }

  // The demos are already current; their sources and styles come with the build.
  async function refreshDemos() {
    const answer = await fetch(location.href, { cache: 'no-store' });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const before = document.querySelectorAll<HTMLElement>('[data-demo]');
    const after = page.querySelectorAll<HTMLElement>('[data-demo]');
    if (!answer.ok || before.length !== after.length || page.querySelector('.demo-fault')) return reloadPage();
    after.forEach((demo, index) => {
      const old = before[index];
      const code = old?.querySelector('.demo-code');
      const fresh = demo.querySelector('.demo-code');
      if (old) old.dataset.docsProps = demo.dataset.docsProps;
      if (code && fresh && !code.isEqualNode(fresh) && !code.hasAttribute('data-docs-open'))
        code.replaceChildren(...fresh.childNodes);
    });
    const selector = '[data-docs-demo-style]';
    const outdated = [...document.querySelectorAll(selector)];
    const loads = [...page.querySelectorAll(selector)].map((style) => {
      const copy = document.head.appendChild(document.importNode(style, true));
      return new Promise((resolve) => {
        if (copy.tagName !== 'LINK') resolve(undefined);
        for (const type of ['load', 'error']) copy.addEventListener(type, resolve, { once: true });
      });
    });
    await Promise.all(loads);
    outdated.forEach((style) => style.remove());
  }

  function toPagePath(path: string) {
    return path.replace(/(index)?\.html$/, '').replace(/\/$/, '');
  }

  function reloadPage() {
    try {
      sessionStorage.setItem(scrollKey, JSON.stringify({ path: location.pathname, x: scrollX, y: scrollY }));
    } catch {
      // Without storage, the browser restores the scroll position as well as it can.
    }
    location.reload();
  }

  function restoreScroll() {
    try {
      const saved = JSON.parse(sessionStorage.getItem(scrollKey) ?? 'null');
      sessionStorage.removeItem(scrollKey);
      if (saved?.path !== location.pathname) return;

      const restore = () => scrollTo({ left: saved.x, top: saved.y, behavior: 'instant' });
      restore();
      addEventListener('load', restore, { once: true });
    } catch {
      // As above.
    }
  }

  // The page names its sheets; one with an unchanged address is requested again.
  async function swapStyles() {
    const answer = await fetch(location.href, { cache: 'no-store' });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const selector = 'link[rel~="stylesheet"]:not([data-docs-demo-style])';
    const before = [...document.querySelectorAll<HTMLLinkElement>(selector)];
    const after = [...page.querySelectorAll<HTMLLinkElement>(selector)];
    if (!answer.ok || before.length !== after.length) return reloadPage();

    after.forEach((sheet, index) => {
      const old = before[index];
      const href = sheet.getAttribute('href');
      if (!old || href === null) return;

      const address = new URL(href, location.href);
      if (address.origin !== location.origin) return;
      address.searchParams.set('live', revision ?? '');
      const fresh = old.cloneNode() as HTMLLinkElement;
      fresh.removeAttribute('integrity');
      fresh.addEventListener('load', () => old.remove(), { once: true });
      fresh.addEventListener('error', () => old.remove(), { once: true });
      fresh.href = address.href;
      old.after(fresh);
    });
  }

  function showProblems(text: string) {
    document.getElementById(overlayId)?.remove();
    if (text === '') return;

    const host = document.createElement('div');
    host.id = overlayId;
    const root = host.attachShadow({ mode: 'open' });
    const panel = document.createElement('section');
    panel.setAttribute('role', 'alert');
    panel.setAttribute('aria-label', 'Problems');
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = 'Dismiss';
    close.addEventListener('click', () => host.remove());
    const list = document.createElement('pre');
    list.tabIndex = 0;
    list.textContent = text;
    panel.append(close, list);
    panel.addEventListener('keydown', (event) => event.key === 'Escape' && host.remove());
    root.append(panel);

    // A constructed sheet is allowed even if the policy of a page forbids inline styles.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      section { position: fixed; inset: auto 16px 16px; z-index: 2147483647; max-height: 50vh; overflow: auto;
        padding: 16px; border-radius: 12px; border: 1px solid #ff505f; background: #1f0a0d; color: #ffe9eb;
        font: 13px/1.5 ui-monospace, monospace; box-shadow: 0 8px 32px rgb(0 0 0 / 0.5); }
      button { float: inline-end; min-height: 32px; padding: 0 12px; font: inherit; color: inherit;
        background: transparent; border: 1px solid currentColor; border-radius: 8px; cursor: pointer; }
      button:focus-visible, pre:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
      pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
    `);
    root.adoptedStyleSheets = [sheet];
    document.body.append(host);
  }
}

// Draws a scene beside the last good one, unseen, and puts it in its place only when it has been
// drawn. What throws while it is drawn never takes the last good result away.

import { createRoot, type Root } from 'react-dom/client';
import { DemoRoot } from '../../root/demo-root.tsx';
import { createEmotionCache, type EmotionCache } from '../../root/emotion.ts';
import type { LiveSettings } from '../messages.ts';
import type { Scene } from './load-program.ts';
import { StageBoundary } from './stage-boundary.tsx';

/** The place where demos are drawn. */
export interface Stage {
  readonly show: (run: number, scene: Scene, settings: LiveSettings) => void;
  readonly change: (settings: LiveSettings) => void;
}

/** What a stage tells. */
interface StageOptions {
  readonly host: HTMLElement;
  readonly onDrawn: (run: number) => void;
  readonly onFault: (run: number, error: unknown) => void;
}

interface Play {
  readonly run: number;
  readonly scene: Scene;
  readonly container: HTMLElement;
  readonly draw: (settings: LiveSettings) => void;
  readonly close: () => void;
}

/** Creates a stage in an element. */
export function createStage({ host, onDrawn, onFault }: StageOptions): Stage {
  const revived = new Set<number>();
  let good: Play | undefined;
  let next: Play | undefined;
  let latest: LiveSettings;

  function show(run: number, scene: Scene, settings: LiveSettings): void {
    latest = settings;
    next?.close();
    // A fault of effects is known a little after they have run.
    const play = createPlay({
      host,
      run,
      scene,
      onLive: () => void setTimeout(() => accept(play)),
      onFault: (error) => refuse(play, error),
    });
    next = play;
    play.draw(settings);
  }

  function accept(play: Play): void {
    if (play !== next) return;
    const last = good;
    good = play;
    next = undefined;
    delete play.container.dataset.docsLiveNext;
    last?.close();
    if (!revived.has(play.run)) onDrawn(play.run);
  }

  /** What has been good and breaks under the reader's hands is drawn anew, once. */
  function refuse(play: Play, error: unknown): void {
    const wasGood = play === good;
    if (play === next) next = undefined;
    if (wasGood) good = undefined;
    play.close();
    onFault(play.run, error);
    if (!wasGood || next || revived.has(play.run)) return;
    revived.add(play.run);
    show(play.run, play.scene, latest);
  }

  return {
    show,
    change(settings) {
      latest = settings;
      good?.draw(settings);
      next?.draw(settings);
    },
  };
}

interface PlayOptions {
  readonly host: HTMLElement;
  readonly run: number;
  readonly scene: Scene;
  readonly onLive: () => void;
  readonly onFault: (error: unknown) => void;
}

function createPlay({ host, run, scene, onLive, onFault }: PlayOptions): Play {
  const { Demo, Wrapper, emotion, product } = scene;
  const styles = scene.styles.map((text) => Object.assign(document.createElement('style'), { textContent: text }));
  const container = document.createElement('div');
  container.dataset.docsLiveStage = '';
  container.dataset.docsLiveNext = '';
  document.head.append(...styles);
  host.append(container);

  const root = createRoot(container, { identifierPrefix: `live-${run}-` });
  const cache = emotion && createEmotionCache(emotion, true);
  const draw = (theme: LiveSettings) =>
    root.render(
      <StageBoundary onError={onFault} onLive={onLive}>
        <DemoRoot {...{ Demo, Wrapper, emotion, cache, theme, product }} />
      </StageBoundary>,
    );
  return { run, scene, draw, container, close: () => closePlay({ root, cache, places: [...styles, container] }) };
}

/** Emotion's own cache has a sheet, and can take its rules back. */
interface Sheet {
  readonly sheet?: { readonly flush: () => void };
}

interface PlayRemains {
  readonly root: Root;
  readonly cache: (EmotionCache & Sheet) | undefined;
  readonly places: readonly HTMLElement[];
}

/** React may be at work in the root: it is left only afterwards. */
function closePlay({ root, cache, places }: PlayRemains): void {
  setTimeout(() => {
    root.unmount();
    cache?.sheet?.flush();
    for (const place of places) place.remove();
  });
}

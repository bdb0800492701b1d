// Renders a scene hidden beside the last good one, and replaces it only once rendering has
// succeeded. A scene that throws while rendering never removes the last good result.

import { Component, type ReactNode, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { DemoRoot } from '../../root/demo-root.tsx';
import { createEmotionCache, type EmotionCache } from '../../root/emotion.ts';
import type { LiveSettings } from '../messages.ts';
import type { Scene } from './load-program.ts';

/** The place where demos are rendered. */
export interface Stage {
  readonly show: (run: number, scene: Scene, settings: LiveSettings) => void;
  readonly change: (settings: LiveSettings) => void;
}

/** Options of a stage. */
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
  const retried = new Set<number>();
  let good: Play | undefined;
  let next: Play | undefined;
  let latest: LiveSettings;

  function show(run: number, scene: Scene, settings: LiveSettings): void {
    latest = settings;
    next?.close();
    // Errors of effects are reported shortly after they have run.
    const play = createPlay({
      host,
      run,
      scene,
      onLive: () => void setTimeout(() => accept(play)),
      onFault: (error) => reject(play, error),
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
    if (!retried.has(play.run)) onDrawn(play.run);
  }

  /** Closes a failed play. One that was good and fails while in use is rendered again, once. */
  function reject(play: Play, error: unknown): void {
    const wasGood = play === good;
    if (play === next) next = undefined;
    if (wasGood) good = undefined;
    play.close();
    onFault(play.run, error);
    if (!wasGood || next || retried.has(play.run)) return;
    retried.add(play.run);
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

/** The style sheet of Emotion's cache, which can remove its rules. */
interface Sheet {
  readonly sheet?: { readonly flush: () => void };
}

interface PlayResources {
  readonly root: Root;
  readonly cache: (EmotionCache & Sheet) | undefined;
  readonly places: readonly HTMLElement[];
}

/** Closes a play later, as React may still be rendering its root. */
function closePlay({ root, cache, places }: PlayResources): void {
  setTimeout(() => {
    root.unmount();
    cache?.sheet?.flush();
    for (const place of places) place.remove();
  });
}

/** Props of the boundary around a demo. */
interface StageBoundaryProps {
  readonly children: ReactNode;
  readonly onError: (error: unknown) => void;
  /** Called when the children have been rendered. */
  readonly onLive: () => void;
}

/** Reports when its children have been rendered, or their error. React has no function component for this. */
class StageBoundary extends Component<StageBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    if (this.state.isBroken) return null;
    return (
      <>
        {this.props.children}
        <Live onLive={this.props.onLive} />
      </>
    );
  }
}

function Live({ onLive }: { readonly onLive: () => void }): null {
  useEffect(onLive, [onLive]);
  return null;
}

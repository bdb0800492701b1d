// Answers questions about the scripts of a package, as long as the thread lives.

import type { Parent, RenderComponent } from '../../../core/api/extract/render/example.ts';
import type { Line } from './line.ts';
import type { OpenScripts, ScriptPlace } from './open-scripts.ts';
import type { QuestionMessage, ScriptAnswers, ScriptQuestion, SentFacts, AnswerMessage } from './script-questions.ts';

type EndRendering = ReturnType<RenderComponent>;

/** Answers questions in order. Never returns. */
export function serveScripts(line: Line, open: (place: ScriptPlace) => OpenScripts): never {
  const lists = new Map<string, number>();
  const rendering = new Map<number, EndRendering | undefined>();
  let scripts: OpenScripts | undefined;
  /** An error of something that has no answer of its own. */
  let fault: { readonly thrown: unknown } | undefined;

  for (;;) receive(line.receive() as QuestionMessage);

  function receive(asked: QuestionMessage): void {
    if ('homes' in asked) return;
    const { id, question } = asked;
    try {
      if (fault) throw fault.thrown;
      const result = answer(id, question);
      if (!isBeginning(question)) say({ id, answer: result });
    } catch (thrown) {
      if (isBeginning(question)) fault = { thrown };
      else say({ id, fault: toSent(thrown) });
    }
  }

  /** Replaces a DOMException, which cannot be sent, such as the one about a value that cannot be sent. */
  function toSent(thrown: unknown): unknown {
    return thrown instanceof DOMException ? new Error(thrown.message) : thrown;
  }

  function isBeginning({ kind }: ScriptQuestion): boolean {
    return kind === 'open' || kind === 'render';
  }

  function say(message: AnswerMessage): void {
    line.send(message);
  }

  function answer(id: number, question: ScriptQuestion): ScriptAnswers[ScriptQuestion['kind']] {
    switch (question.kind) {
      case 'open':
        scripts = open(question.place);
        return undefined;
      case 'find':
        return find(question);
      case 'class':
        return scripts?.nameClass(question.exported, question.key);
      case 'render':
        rendering.set(id, scripts?.render?.(question.request));
        return undefined;
      case 'rendered':
        return rendering.get(question.begun)?.(askHomes);
      case 'problems':
        return { problems: scripts?.findProblems() ?? [], awaited: scripts?.listAwaited() ?? [] };
    }
  }

  function find({ declaration, component }: ScriptQuestion & { kind: 'find' }): SentFacts {
    if (!scripts) throw new Error('No scripts of a package are open');
    const before = scripts.listFiles().length;
    const { listUsed, ...facts } = scripts.find(declaration, component);
    const taken = listUsed();
    const key = taken ? [...taken].join('\0') : '';
    const known = lists.get(key);
    const number = known ?? lists.size;
    lists.set(key, number);
    return {
      ...facts,
      files: scripts.listFiles().slice(before),
      taken: number,
      ...(known === undefined && { list: { taken } }),
    };
  }

  // The other thread may ask something else before it answers.
  function askHomes(standing: string): readonly Parent[] {
    say({ standing });
    for (;;) {
      const asked = line.receive() as QuestionMessage;
      if ('homes' in asked) return asked.homes;
      receive(asked);
    }
  }
}

// Answers questions about the scripts of a package, as long as the thread lives.

import type { Parent, RenderComponent } from '../../../core/api/extract/render/example.ts';
import type { Line } from './line.ts';
import type { OpenScripts, ScriptPlace } from './open-scripts.ts';
import type { QuestionMessage, ScriptAnswers, ScriptQuestion, SentFacts, AnswerMessage } from './script-questions.ts';

type EndRendering = ReturnType<RenderComponent>;

/** Answers questions in order. Never returns. */
export function serveScripts(line: Line, open: (place: ScriptPlace) => OpenScripts): never {
  const server = new ScriptServer(line, open);
  for (;;) server.receive(line.receive() as QuestionMessage);
}

/** Answers questions about the scripts that the first question opens. */
class ScriptServer {
  readonly #line: Line;
  readonly #open: (place: ScriptPlace) => OpenScripts;
  /** The numbers of lists of props that were sent. */
  readonly #lists = new Map<string, number>();
  readonly #rendering = new Map<number, EndRendering | undefined>();
  #scripts: OpenScripts | undefined;
  /** An error of something that has no answer of its own. */
  #fault: { readonly thrown: unknown } | undefined;

  constructor(line: Line, open: (place: ScriptPlace) => OpenScripts) {
    this.#line = line;
    this.#open = open;
  }

  receive(asked: QuestionMessage): void {
    if ('parents' in asked) return;
    const { id, question } = asked;
    try {
      if (this.#fault) throw this.#fault.thrown;
      const answer = this.#answer(id, question);
      if (!isBeginning(question)) this.#send({ id, answer });
    } catch (thrown) {
      if (isBeginning(question)) this.#fault = { thrown };
      else this.#send({ id, fault: toSent(thrown) });
    }
  }

  #send(message: AnswerMessage): void {
    this.#line.send(message);
  }

  #answer(id: number, question: ScriptQuestion): ScriptAnswers[ScriptQuestion['kind']] {
    switch (question.kind) {
      case 'open':
        this.#scripts = this.#open(question.place);
        return undefined;
      case 'find':
        return this.#find(question);
      case 'class':
        return this.#scripts?.nameClass(question.exported, question.key);
      case 'render':
        this.#rendering.set(id, this.#scripts?.render?.(question.request));
        return undefined;
      case 'rendered':
        return this.#rendering.get(question.begun)?.((standing) => this.#askParents(standing));
      case 'problems':
        return { problems: this.#scripts?.findProblems() ?? [], awaited: this.#scripts?.listAwaited() ?? [] };
    }
  }

  #find({ declaration, component }: ScriptQuestion & { kind: 'find' }): SentFacts {
    const scripts = this.#scripts;
    if (!scripts) throw new Error('No scripts of a package are open');
    const before = scripts.listFiles().length;
    const { listUsed, ...facts } = scripts.find(declaration, component);
    const taken = listUsed();
    const key = taken ? [...taken].join('\0') : '';
    const sentNumber = this.#lists.get(key);
    const number = sentNumber ?? this.#lists.size;
    this.#lists.set(key, number);
    return {
      ...facts,
      files: scripts.listFiles().slice(before),
      taken: number,
      ...(sentNumber === undefined && { list: { taken } }),
    };
  }

  // The other thread may ask something else before it answers.
  #askParents(standing: string): readonly Parent[] {
    this.#send({ standing });
    for (;;) {
      const asked = this.#line.receive() as QuestionMessage;
      if ('parents' in asked) return asked.parents;
      this.receive(asked);
    }
  }
}

function isBeginning({ kind }: ScriptQuestion): boolean {
  return kind === 'open' || kind === 'render';
}

/** Replaces a DOMException, which cannot be sent, such as the one about a value that cannot be sent. */
function toSent(thrown: unknown): unknown {
  return thrown instanceof DOMException ? new Error(thrown.message) : thrown;
}

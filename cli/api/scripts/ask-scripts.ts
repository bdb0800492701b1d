// Reads the scripts of a package through the thread at the other end of a line.

import type { FindParents } from '../../../core/api/extract/render/example.ts';
import type { ScriptedComponent } from '../../../core/api/extract/script/find-script.ts';
import type { ScriptFacts } from '../../../core/api/extract/script/read-script.ts';
import type { Line } from './line.ts';
import type { OpenScripts, ScriptPlace } from './open-scripts.ts';
import type { QuestionMessage, ScriptAnswers, ScriptQuestion, SentFacts, AnswerMessage } from './script-questions.ts';

/** Asks the other thread to open the scripts of a package. It keeps reading while no one waits. */
export function askScripts(line: Line, place: ScriptPlace): OpenScripts {
  const questions = new QuestionLine(line);
  const expected = new Map<string, number>();
  const files: string[] = [];
  let awaited: readonly string[] = [];

  questions.begin({ kind: 'open', place });
  return {
    expect(components) {
      for (const [declaration, component] of components)
        expected.set(toKey(declaration, component), questions.begin({ kind: 'find', declaration, component }));
    },
    find(declaration, component) {
      const key = toKey(declaration, component);
      const begun = expected.get(key) ?? questions.begin({ kind: 'find', declaration, component });
      expected.delete(key);
      const { files: read, taken, list: _kept, ...facts } = questions.end<'find'>(begun);
      files.push(...read);
      return { ...facts, listUsed: () => questions.listOf(taken) };
    },
    // Only these fields are sent, because types of the compiler cannot be.
    nameClass: ({ specifier, name }, key) => questions.ask({ kind: 'class', exported: { specifier, name }, key }),
    render(request) {
      const begun = questions.begin({ kind: 'render', request });
      return (findParents) => questions.end<'rendered'>(questions.begin({ kind: 'rendered', begun }), findParents);
    },
    listFiles: () => files,
    findProblems() {
      const { problems, awaited: files } = questions.ask({ kind: 'problems' });
      awaited = files;
      return [...problems];
    },
    listAwaited: () => awaited,
  };
}

/** Sends questions, and matches the answers to them, which may come in another order. */
class QuestionLine {
  readonly #line: Line;
  readonly #received = new Map<number, AnswerMessage>();
  /** Lists of used props by their number. */
  readonly #lists = new Map<number, ReturnType<ScriptFacts['listUsed']>>();
  #last = 0;

  constructor(line: Line) {
    this.#line = line;
  }

  /** Sends a question, and returns the number to end it with. */
  begin(question: ScriptQuestion): number {
    this.#last += 1;
    this.#send({ id: this.#last, question });
    return this.#last;
  }

  /** Waits for the answer to a question. */
  end<Kind extends ScriptQuestion['kind']>(id: number, findParents?: FindParents): ScriptAnswers[Kind] {
    for (;;) {
      const reply = this.#received.get(id);
      this.#received.delete(id);
      if (reply && 'fault' in reply) throw reply.fault;
      // The answer has the type of its question.
      if (reply && 'answer' in reply) return reply.answer as ScriptAnswers[Kind];
      const next = this.#line.receive() as AnswerMessage;
      if ('standing' in next) this.#send({ parents: findParents?.(next.standing) ?? [] });
      else this.#received.set(next.id, next);
      if ('answer' in next) this.#saveList(next.answer as Partial<SentFacts> | undefined);
    }
  }

  ask<Question extends ScriptQuestion>(question: Question): ScriptAnswers[Question['kind']] {
    return this.end<Question['kind']>(this.begin(question));
  }

  listOf(taken: number): ReturnType<ScriptFacts['listUsed']> {
    return this.#lists.get(taken);
  }

  #send(asked: QuestionMessage): void {
    this.#line.send(asked);
  }

  // A list is sent with the first component that has it, which may be requested later than others.
  #saveList(answer: Partial<SentFacts> | undefined): void {
    if (answer?.list && answer.taken !== undefined) this.#lists.set(answer.taken, answer.list.taken);
  }
}

function toKey(declaration: string, component: ScriptedComponent): string {
  return JSON.stringify([declaration, component]);
}

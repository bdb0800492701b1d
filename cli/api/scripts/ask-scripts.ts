// Reads the scripts of a package through the thread at the other end of a line.

import type { FindParents } from '../../../core/api/extract/render/example.ts';
import type { ScriptedComponent } from '../../../core/api/extract/script/find-script.ts';
import type { ScriptFacts } from '../../../core/api/extract/script/read-script.ts';
import type { Line } from './line.ts';
import type { OpenScripts, ScriptPlace } from './open-scripts.ts';
import type { QuestionMessage, ScriptAnswers, ScriptQuestion, SentFacts, AnswerMessage } from './script-questions.ts';

/** Asks the other thread to open the scripts of a package. It keeps reading while no one waits. */
export function askScripts(line: Line, place: ScriptPlace): OpenScripts {
  const received = new Map<number, AnswerMessage>();
  const expected = new Map<string, number>();
  const files: string[] = [];
  const lists = new Map<number, ReturnType<ScriptFacts['listUsed']>>();
  let awaited: readonly string[] = [];
  let last = 0;

  begin({ kind: 'open', place });

  function say(asked: QuestionMessage): void {
    line.send(asked);
  }

  function begin(question: ScriptQuestion): number {
    last += 1;
    say({ id: last, question });
    return last;
  }

  function end<Kind extends ScriptQuestion['kind']>(id: number, findHomes?: FindParents): ScriptAnswers[Kind] {
    for (;;) {
      const reply = received.get(id);
      received.delete(id);
      if (reply && 'fault' in reply) throw reply.fault;
      // The answer has the type of its question.
      if (reply && 'answer' in reply) return reply.answer as ScriptAnswers[Kind];
      const next = line.receive() as AnswerMessage;
      if ('standing' in next) say({ homes: findHomes?.(next.standing) ?? [] });
      else received.set(next.id, next);
      if ('answer' in next) keepList(next.answer as Partial<SentFacts> | undefined);
    }
  }

  // A list is sent with the first component that has it, which may be requested later than others.
  function keepList(answer: Partial<SentFacts> | undefined): void {
    if (answer?.list && answer.taken !== undefined) lists.set(answer.taken, answer.list.taken);
  }

  function ask<Question extends ScriptQuestion>(question: Question): ScriptAnswers[Question['kind']] {
    return end<Question['kind']>(begin(question));
  }

  return {
    expect(components) {
      for (const [declaration, component] of components)
        expected.set(toKey(declaration, component), begin({ kind: 'find', declaration, component }));
    },
    find(declaration, component) {
      const key = toKey(declaration, component);
      const begun = expected.get(key) ?? begin({ kind: 'find', declaration, component });
      expected.delete(key);
      const { files: read, taken, list: _kept, ...facts } = end<'find'>(begun);
      files.push(...read);
      return { ...facts, listUsed: () => lists.get(taken) };
    },
    // Only these fields are sent, because types of the compiler cannot be.
    nameClass: ({ specifier, name }, key) => ask({ kind: 'class', exported: { specifier, name }, key }),
    render(request) {
      const begun = begin({ kind: 'render', request });
      return (findHomes) => end<'rendered'>(begin({ kind: 'rendered', begun }), findHomes);
    },
    listFiles: () => files,
    findProblems() {
      const { problems, awaited: files } = ask({ kind: 'problems' });
      awaited = files;
      return [...problems];
    },
    listAwaited: () => awaited,
  };
}

function toKey(declaration: string, component: ScriptedComponent): string {
  return JSON.stringify([declaration, component]);
}

import type { AskedQuestion, KeptAnswers } from '@tacite/api/agreement/respondent-endpoints.ts'
import { isFilled, type FieldType } from '@tacite/document/field-definition.ts'
import { isUnreadable } from '../../../writing/new-contract/outside.tsx'
import { isSameValue } from '../same-value.ts'

export type Answer = AskedQuestion['value']
/** By the variable of their question. */
export type Answers = Readonly<Record<string, Answer>>
type Question = Pick<AskedQuestion, 'variable' | 'type' | 'value' | 'isTaken'>

/** The answers as they are typed, against those that the server has. */
export interface AnswersDraft {
  /** Without those that are in the contract already. */
  types: Readonly<Record<string, string>>
  saved: Answers
  written: Answers
  /** What another page saved where this one writes something else: one of the two is chosen before it is saved. */
  contested: Answers
}

/** What was typed and not saved before the page was loaded again, with what it replaced. */
export type LeftAnswers = KeptAnswers

export function openDraft(questions: readonly Question[], left: LeftAnswers | null): AnswersDraft {
  const received = receive({ types: {}, saved: {}, written: {}, contested: {} }, questions)
  if (left === null) return received
  const isAsked = ([variable]: [string, unknown]) => variable in received.types
  const typed = Object.fromEntries(Object.entries(left.values).filter(isAsked)) as Answers
  const replaced = Object.fromEntries(Object.entries(left.replaces).filter(isAsked)) as Answers
  const { saved, written } = received
  const before = {
    ...received,
    saved: { ...saved, ...replaced },
    written: { ...written, ...typed },
  }
  return receive(before, questions)
}

export function write(draft: AnswersDraft, changes: Answers): AnswersDraft {
  return { ...draft, written: { ...draft.written, ...changes } }
}

/** The server's answers: where nothing was typed here they show, elsewhere they are contested. */
export function receive(draft: AnswersDraft, questions: readonly Question[]): AnswersDraft {
  const open = questions.filter(({ isTaken }) => !isTaken)
  const merged = open.map((question) => mergeOne(draft, question))
  return {
    types: byVariable(open, ({ type }) => type),
    saved: byVariable(open, ({ value }) => value),
    written: byVariable(merged, ({ written }) => written),
    contested: byVariable(
      merged.filter(({ isContested }) => isContested),
      ({ value }) => value,
    ),
  }
}

function mergeOne({ saved, written, contested }: AnswersDraft, { variable, value }: Question) {
  const before = saved[variable] ?? null
  const mine = written[variable] ?? null
  if (!(variable in written) || isSame(mine, before))
    return { variable, value, written: value, isContested: false }
  const isNews = !isSame(value, before) || variable in contested
  return { variable, value, written: mine, isContested: isNews && !isSame(mine, value) }
}

/** What was sent is what the rest is based on. */
export function settle(draft: AnswersDraft, sent: Answers): AnswersDraft {
  return { ...draft, saved: { ...draft.saved, ...sent } }
}

/** Chooses one of two answers. */
export function choose(
  draft: AnswersDraft,
  variable: string,
  side: 'mine' | 'theirs',
): AnswersDraft {
  const { [variable]: theirs = null, ...contested } = draft.contested
  return side === 'mine'
    ? { ...draft, contested }
    : write({ ...draft, contested }, { [variable]: theirs })
}

/** The answers that the server does not have. */
export function unsavedIn({ saved, written }: AnswersDraft): string[] {
  return Object.keys(written).filter(
    (variable) => !isSame(written[variable] ?? null, saved[variable] ?? null),
  )
}

/** Those of them that are no values: JSON would keep nothing of them. */
export function unreadableIn(draft: AnswersDraft): string[] {
  return unsavedIn(draft).filter((variable) =>
    isUnreadable(draft.types[variable] as FieldType, draft.written[variable] ?? null),
  )
}

/** What of them can be saved now, each with what it replaces. */
export function savable(
  draft: AnswersDraft,
  refused: Readonly<Record<string, string>>,
): KeptAnswers {
  const unreadable = unreadableIn(draft)
  const variables = unsavedIn(draft).filter(
    (variable) =>
      !(variable in draft.contested) && !(variable in refused) && !unreadable.includes(variable),
  )
  return {
    values: pick(variables, draft.written),
    replaces: pick(variables, draft.saved),
  }
}

function pick(variables: readonly string[], answers: Answers): Answers {
  return Object.fromEntries(
    variables.map((variable) => [variable, emptied(answers[variable] ?? null)]),
  )
}

function isSame(one: Answer, other: Answer): boolean {
  return Number.isNaN(one) || Number.isNaN(other)
    ? Object.is(one, other)
    : isSameValue(emptied(one), emptied(other))
}

/** An emptied field has no answer. */
function emptied(answer: Answer): Answer {
  return Number.isNaN(answer) || isFilled(answer) ? answer : null
}

function byVariable<Each extends { variable: string }, Value>(
  list: readonly Each[],
  valueOf: (each: Each) => Value,
): Record<string, Value> {
  return Object.fromEntries(list.map((each) => [each.variable, valueOf(each)]))
}

import type { AskedQuestion, KeptAnswers } from '@tacite/api/agreement/respondent-endpoints.ts'
import type { ApiError } from '../../../../platform/api-error.ts'
import { LONGEST_MS, QUIET_MS, RETRY_MS, TOO_MANY_MS } from '../../../../platform/autosave-pace.ts'
import { failureKindOf } from '../../../../platform/failure-kind.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import {
  choose,
  openDraft,
  receive,
  savable,
  settle,
  unreadableIn,
  unsavedIn,
  write,
  type Answers,
  type AnswersDraft,
} from './answers-draft.ts'
import type { AskedQuestions } from './questions-query.ts'

export interface AnswersStoreDeps {
  send(answers: KeptAnswers): Promise<AskedQuestions>
  /** Another page saved first: what it saved is fetched and received. */
  refetch(): Promise<AskedQuestions>
  /** The server has it: the rest of the page is informed. */
  onSaved(asked: AskedQuestions): Promise<void>
  /** What the server does not have yet, for a page that is loaded again; null once it has all of it. */
  keep(left: KeptAnswers | null): void
  now(): string
}

export interface AnswersState {
  draft: AnswersDraft
  isSaving: boolean
  /** When the server last had everything; null: nothing was typed here yet. */
  savedAt: string | null
  /** Why the last save failed; it was not at a question. */
  failure: string | null
  /** What the server says of one answer, until it is typed again. */
  refused: Readonly<Record<string, string>>
  /** Answers that were no values when they would have been saved. */
  unreadable: readonly string[]
}

/**
 * The answers of a person outside while they type: sent a moment after the last key, one save at a time, each based on
 * what the server had. Nothing typed is dropped before the server has it.
 */
export class AnswersStore {
  readonly #deps: AnswersStoreDeps
  readonly #listeners = new Set<() => void>()
  #state: AnswersState
  #timer: ReturnType<typeof setTimeout> | undefined
  #unsavedSince = 0

  constructor(
    deps: AnswersStoreDeps,
    questions: readonly AskedQuestion[],
    left: KeptAnswers | null,
  ) {
    this.#deps = deps
    const draft = openDraft(questions, left)
    this.#state = {
      draft,
      isSaving: false,
      savedAt: null,
      failure: null,
      refused: {},
      unreadable: [],
    }
  }

  read = (): AnswersState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  write(changes: Answers): void {
    if (unsavedIn(this.#state.draft).length === 0) this.#unsavedSince = Date.now()
    const { draft, refused, unreadable } = this.#state
    this.#show({
      draft: write(draft, changes),
      failure: null,
      refused: without(refused, Object.keys(changes)),
      unreadable: unreadable.filter((variable) => !(variable in changes)),
    })
    const left = LONGEST_MS - (Date.now() - this.#unsavedSince)
    this.#schedule(Math.max(0, Math.min(QUIET_MS, left)))
  }

  /** The server's answers. During a save its own answer follows, which is newer. */
  receive(questions: readonly AskedQuestion[]): void {
    if (!this.#state.isSaving) this.#show({ draft: receive(this.#state.draft, questions) })
  }

  /** Everything written was sent. */
  receiveSent({ questions }: AskedQuestions): void {
    const { draft } = this.#state
    this.#show({ draft: receive(settle(draft, draft.written), questions) })
  }

  choose(variable: string, side: 'mine' | 'theirs'): void {
    this.#show({ draft: choose(this.#state.draft, variable, side) })
    this.flush()
  }

  /** Saves at once: on leaving a field, or when asked to try again. */
  flush(): void {
    void this.#save()
  }

  /** Resolves once nothing more can be saved by itself. */
  async settled(): Promise<void> {
    this.flush()
    while (this.#state.isSaving) await this.#nextChange()
  }

  /** Its page is shown: what was typed before it was loaded again is saved. A page that React only tries sends nothing. */
  open(): void {
    if (this.#hasSavable()) this.#schedule(QUIET_MS)
  }

  /** Its page is left. */
  close(): void {
    clearTimeout(this.#timer)
  }

  async #save(): Promise<void> {
    const { draft, isSaving, refused } = this.#state
    const answers = savable(draft, refused)
    const unreadable = unreadableIn(draft)
    if (unreadable.length !== this.#state.unreadable.length) this.#show({ unreadable })
    if (isSaving || Object.keys(answers.values).length === 0) return
    clearTimeout(this.#timer)
    this.#show({ isSaving: true, failure: null })
    const answer = await this.#deps.send(answers).then(
      (saved) => ({ saved }),
      (error: unknown) => ({ error }),
    )
    if ('saved' in answer) await this.#accept(answers.values, answer.saved)
    else await this.#refuse(answer.error)
  }

  async #accept(sent: Answers, saved: AskedQuestions): Promise<void> {
    await this.#deps.onSaved(saved)
    const settled = settle(this.#state.draft, sent)
    this.#show({
      draft: receive(settled, saved.questions),
      isSaving: false,
      savedAt: this.#deps.now(),
    })
    this.#unsavedSince = Date.now()
    if (this.#hasSavable()) this.#schedule(QUIET_MS)
  }

  async #refuse(cause: unknown): Promise<void> {
    const kind = failureKindOf(cause)
    const { errors, status } = cause as ApiError
    if (kind === 'conflict') {
      const found = await this.#deps.refetch().catch(() => null)
      if (found) {
        this.#show({ isSaving: false, draft: receive(this.#state.draft, found.questions) })
        return this.flush()
      }
    }
    const refused = kind === 'refused' ? atQuestions(errors ?? []) : {}
    const isAtQuestions = Object.keys(refused).length > 0
    this.#show({
      isSaving: false,
      failure: isAtQuestions ? null : messageOf(cause),
      refused: { ...this.#state.refused, ...refused },
    })
    // The others do not wait for the one that was refused.
    if (isAtQuestions) this.flush()
    else if (kind !== 'refused') this.#schedule(status === 429 ? TOO_MANY_MS : RETRY_MS)
  }

  #hasSavable(): boolean {
    return Object.keys(savable(this.#state.draft, this.#state.refused).values).length > 0
  }

  #schedule(afterMs: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.flush(), afterMs)
  }

  #nextChange(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        stop()
        resolve()
      })
    })
  }

  #show(change: Partial<AnswersState>): void {
    this.#state = { ...this.#state, ...change }
    const { draft } = this.#state
    const variables = unsavedIn(draft)
    const of = (answers: Answers) =>
      Object.fromEntries(variables.map((variable) => [variable, answers[variable] ?? null]))
    this.#deps.keep(
      variables.length > 0 ? { values: of(draft.written), replaces: of(draft.saved) } : null,
    )
    for (const listener of this.#listeners) listener()
  }
}

function without(refused: Readonly<Record<string, string>>, variables: readonly string[]) {
  return Object.fromEntries(
    Object.entries(refused).filter(([variable]) => !variables.includes(variable)),
  )
}

const AT = 'values.'

function atQuestions(errors: ApiError['errors']): Record<string, string> {
  const at = errors.filter(({ field }) => field.startsWith(AT))
  return Object.fromEntries(at.map(({ field, message }) => [field.slice(AT.length), message]))
}

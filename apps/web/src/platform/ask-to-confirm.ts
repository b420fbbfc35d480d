import { useSyncExternalStore } from 'react'
import { startAskingAbove } from '../ui/asking-above.ts'
import type { ApiError } from './api-error.ts'

/** A request that the server refused until the person confirms it. */
export interface Question {
  /** Of the refusal: the same for requests that ask the same thing. */
  confirmation: string
  code: string
  details: unknown
  answer(isConfirmed: boolean): void
}

let shown: Question | null = null
let hasHost = false
/** Asked one after the other. */
let last: Promise<unknown> = Promise.resolve()
const pending = new Map<string, Promise<boolean>>()
const listeners = new Set<() => void>()

/** What the server wants confirmed; null: the refusal is final, or nobody can be asked, as outside the shell. */
export function confirmationOf({ status, details }: ApiError): string | null {
  if (!hasHost || status !== 409 || typeof details !== 'object' || details === null) return null
  const { confirmation } = details as { confirmation?: unknown }
  return typeof confirmation === 'string' ? confirmation : null
}

/** Asks the person, once for all requests that wait for the same answer. */
export function askToConfirm(error: ApiError, confirmation: string): Promise<boolean> {
  const asked = pending.get(confirmation) ?? ask(error, confirmation)
  pending.set(confirmation, asked)
  return asked
}

async function ask({ code, details }: ApiError, confirmation: string): Promise<boolean> {
  const stopAsking = startAskingAbove()
  const answered = last.then(
    () => new Promise<boolean>((answer) => show({ confirmation, code, details, answer })),
  )
  last = answered
  const isConfirmed = await answered
  pending.delete(confirmation)
  show(null)
  stopAsking()
  return isConfirmed
}

function show(question: Question | null): void {
  shown = question
  for (const listener of listeners) listener()
}

/** The question to show now, for the one component that shows them. */
export function useQuestion(): Question | null {
  return useSyncExternalStore(watchQuestions, currentQuestion)
}

export function currentQuestion(): Question | null {
  return shown
}

/** Whoever watches shows the questions: without them none is asked. */
export function watchQuestions(listener: () => void): () => void {
  listeners.add(listener)
  hasHost = true
  return () => {
    listeners.delete(listener)
    hasHost = listeners.size > 0
    // Whoever leaves the page confirms nothing.
    if (!hasHost) shown?.answer(false)
  }
}

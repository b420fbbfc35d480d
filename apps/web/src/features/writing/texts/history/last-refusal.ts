import { ApiError } from '../../../../platform/api-error.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import type { ActRefusals } from '../text/create-arrange.ts'

interface Refusal {
  /** Null: the person was asked to confirm and chose not to, so there is nothing to say. */
  words: string | null
  /** Nobody said no: the same may succeed at another moment. */
  isPassing: boolean
}

export interface LastRefusal extends ActRefusals {
  read(): Refusal
}

/** Keeps why an act was not done, for who says more about it than the reason alone. */
export function createLastRefusal(): LastRefusal {
  let last: Refusal = { words: '', isPassing: true }
  return {
    byRule: (words) => {
      last = { words, isPassing: false }
    },
    byServer: (error) => {
      last = { words: isDeclined(error) ? null : messageOf(error), isPassing: isPassing(error) }
    },
    read: () => last,
  }
}

export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.isDeclined) return true
  return error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500
}

function isDeclined(error: unknown): boolean {
  return error instanceof ApiError && error.isDeclined
}

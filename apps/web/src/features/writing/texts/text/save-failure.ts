import type { Section } from '@tacite/api/writing/text-shapes.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import { TOO_MANY_MS } from '../../../../platform/autosave-pace.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { failureKindOf } from '../../../../platform/failure-kind.ts'

/** Why a save failed, as far as it matters for what comes next. */
export type SaveFailure =
  | { kind: 'conflict'; other: Section }
  | { kind: 'declined' }
  | { kind: 'refused'; message: string }
  /** Not refused: it keeps retrying. */
  | { kind: 'unreachable'; message: string; waitMs?: number }

export function failureOf(error: unknown): SaveFailure {
  const kind = failureKindOf(error)
  switch (kind) {
    case 'conflict':
      return { kind, other: (error as ApiError).details as Section }
    case 'declined':
      return { kind }
    case 'refused':
      return { kind, message: messageOf(error) }
    case 'unreachable': {
      const isBusy = error instanceof ApiError && error.status === 429
      return { kind, message: messageOf(error), ...(isBusy && { waitMs: TOO_MANY_MS }) }
    }
  }
}

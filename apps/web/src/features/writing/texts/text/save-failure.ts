import type { Section } from '@tacite/api/writing/text-shapes.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import { messageOf } from '../../../../platform/query-client.ts'

/** Why a save failed, as far as it matters for what comes next. */
export type SaveFailure =
  | { kind: 'conflict'; other: Section }
  /** The person chose not to make the change after all. */
  | { kind: 'declined' }
  /** The server refused: retrying without a change is pointless. */
  | { kind: 'refused'; message: string }
  /** Not refused: it keeps retrying. */
  | { kind: 'unreachable'; message: string; waitMs?: number }

const TOO_MANY_MS = 20_000

export function failureOf(error: unknown): SaveFailure {
  const message = messageOf(error)
  if (!(error instanceof ApiError)) return { kind: 'refused', message }
  if (error.isDeclined) return { kind: 'declined' }
  if (error.status === 412) return { kind: 'conflict', other: error.details as Section }
  if (error.status === 429) return { kind: 'unreachable', message, waitMs: TOO_MANY_MS }
  const isUnreachable = error.status === 0 || error.status >= 500
  return { kind: isUnreachable ? 'unreachable' : 'refused', message }
}

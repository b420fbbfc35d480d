import type { SignatoryForm } from '@tacite/api/signing/signing-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'

/** One signatory being chosen. What was typed for the other kind is kept. */
export interface SignatoryDraft {
  /** Local to this form: rows keep their state when they move. */
  key: number
  kind: SignatoryForm['kind']
  name: string
  email: string
  role: string
  i18n: Locale
  personId: string | null
}

export type SendDraft = readonly SignatoryDraft[]

let keys = 0

export function newSignatory(
  kind: SignatoryDraft['kind'],
  given: { i18n: Locale; name?: string; personId?: string },
): SignatoryDraft {
  keys += 1
  const { i18n, name = '', personId = null } = given
  return { key: keys, kind, name, email: '', role: '', i18n, personId }
}

/** Moves one up or down; the ends stay where they are. */
export function moved(draft: SendDraft, index: number, by: -1 | 1): SendDraft {
  const other = index + by
  const [here, there] = [draft[index], draft[other]]
  if (!here || !there) return draft
  return draft.map((row, at) => (at === index ? there : at === other ? here : row))
}

export function changed(draft: SendDraft, index: number, part: Partial<SignatoryDraft>): SendDraft {
  return draft.map((row, at) => (at === index ? { ...row, ...part } : row))
}

/** The request: the server refuses a missing person, with the reason at the field. */
export function requestOf(draft: SendDraft): { signatories: SignatoryForm[] } {
  return {
    signatories: draft.map(({ kind, name, email, role, i18n, personId }) =>
      kind === 'external'
        ? { kind, name, email, role, i18n }
        : { kind, role, personId: personId ?? NOBODY },
    ),
  }
}

const NOBODY = '00000000-0000-7000-8000-000000000000'

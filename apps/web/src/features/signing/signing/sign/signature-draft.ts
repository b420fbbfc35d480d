import type { SignatureForm } from '../signing-calls.ts'
import { strokesToPng, type Stroke } from './draw-strokes.ts'

/** A signature before it is given. Both ways are kept while one chooses. */
export interface SignatureDraft {
  kind: 'typed' | 'drawn'
  name: string
  strokes: readonly Stroke[]
  hasConsented: boolean
}

export type DraftFault = 'nameRequired' | 'padRequired' | 'consentRequired'

/** What is missing before a code is asked for, in the order of the form. */
export function faultsOf(draft: SignatureDraft): DraftFault[] {
  const isEmpty = draft.kind === 'typed' ? draft.name.trim() === '' : draft.strokes.length === 0
  return [
    ...(isEmpty ? ([draft.kind === 'typed' ? 'nameRequired' : 'padRequired'] as const) : []),
    ...(draft.hasConsented ? [] : (['consentRequired'] as const)),
  ]
}

export function signatureOf(draft: SignatureDraft): SignatureForm['signature'] {
  return draft.kind === 'typed'
    ? { kind: 'typed', text: draft.name.trim() }
    : { kind: 'drawn', image: strokesToPng(draft.strokes) }
}

import type { SignatureForm } from '../signing-calls.ts'
import { strokesToPng, type Stroke } from './draw-strokes.ts'

/** A signature being prepared. Both kinds are kept while choosing. */
export interface SignatureDraft {
  kind: 'typed' | 'drawn'
  name: string
  strokes: readonly Stroke[]
  hasConsented: boolean
}

/** What is missing, by the field that lacks it. */
interface DraftFaults {
  name?: 'nameRequired'
  strokes?: 'padRequired'
  hasConsented?: 'consentRequired'
}

/** What is missing before a code can be requested, in form order. */
export function faultsOf({ kind, name, strokes, hasConsented }: SignatureDraft): DraftFaults {
  return {
    ...(kind === 'typed' && name.trim() === '' ? { name: 'nameRequired' } : {}),
    ...(kind === 'drawn' && strokes.length === 0 ? { strokes: 'padRequired' } : {}),
    ...(hasConsented ? {} : { hasConsented: 'consentRequired' }),
  }
}

export function signatureOf(draft: SignatureDraft): SignatureForm['signature'] {
  return draft.kind === 'typed'
    ? { kind: 'typed', text: draft.name.trim() }
    : { kind: 'drawn', image: strokesToPng(draft.strokes) }
}

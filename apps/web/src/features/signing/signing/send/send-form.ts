import type { SignatureMeans } from '@tacite/domain/signing/signature-state.ts'
import type { StatedDraft } from '../paper/stated-draft.ts'
import type { SendDraft } from './send-draft.ts'

/** How a contract will be signed, and by whom; what was typed for the other means is kept. */
export interface SendForm {
  means: SignatureMeans
  signatories: SendDraft
  names: StatedDraft
}

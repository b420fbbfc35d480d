import { checkTerms } from '../../../lifecycle/deadlines/public.ts'
import type { Sentence } from '../draft-error.ts'
import type { SignedDraft } from './signed-draft.ts'

/** The name of a term in the request, and in the errors of the form. */
export const termField = (term: string): string => `from.lifecycle.${term}`

/** What cannot even be sent; the rules themselves are the server's. */
export function checkSigned({
  upload,
  signatureDate,
  terms,
}: SignedDraft): Record<string, Sentence> {
  const errors: Record<string, Sentence> = {}
  if (!upload) errors['from'] = 'new-contract.error.signedPdf'
  if (!signatureDate) errors['from.signatureDate'] = 'new-contract.error.signatureDate'
  else if (!/^\d{4}-\d{2}-\d{2}$/.test(signatureDate))
    errors['from.signatureDate'] = 'common.field.invalidDay'
  for (const [term, slip] of Object.entries(checkTerms(terms)))
    errors[termField(term)] = `deadlines-panel.form.${slip}`
  return errors
}

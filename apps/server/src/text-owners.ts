import { clauseTexts } from './features/clauses/public.ts'
import { contractTexts } from './features/contracts/public.ts'
import { templateTexts } from './features/templates/public.ts'
import type { TextOwners } from './features/texts/public.ts'

/** Everything that owns a text, and how it answers for it: texts know none of them. */
export const textOwners: TextOwners = {
  contract: contractTexts,
  template: templateTexts,
  clause: clauseTexts,
}

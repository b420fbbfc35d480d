import { clauseTexts } from './features/writing/clauses/public.ts'
import { contractTexts } from './features/writing/contracts/public.ts'
import { templateTexts } from './features/writing/templates/public.ts'
import type { TextOwners } from './features/writing/texts/public.ts'

/** Everything that owns a text, and how it answers for it: texts know none of them. */
export const textOwners: TextOwners = {
  contract: contractTexts,
  template: templateTexts,
  clause: clauseTexts,
}

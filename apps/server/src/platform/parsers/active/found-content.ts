import type { ActiveContent } from '@tacite/domain/files/active-content.ts'

export interface FoundContent {
  found: ActiveContent[]
  /** It carries a digital signature, which any rewriting breaks. */
  isSigned: boolean
}

import type { ContentChanges } from '@tacite/api/writing/content-changes.ts'

/** How two contents are shown beside or within each other. */
export interface ChangesView {
  layout: 'inline' | 'sideBySide'
  /** What they are called. */
  before: string
  after: string
  /** Where a part is read; null: it is nowhere any more. */
  linkOf?: (part: ContentChanges['parts'][number]) => string | null
}

/** Side by side, each shows its own words. */
export type Side = 'before' | 'after' | 'both'

export const SIDES: Record<ChangesView['layout'], readonly Side[]> = {
  inline: ['both'],
  sideBySide: ['before', 'after'],
}

import { effectiveAudiences } from '@tacite/document/audience.ts'
import type { WireDocument } from '../text-queries.ts'

/** Whether a section, opened to everyone, would still be restricted by a parent section. */
export function isLimitedFromAbove({ blocks }: WireDocument, sectionId: string): boolean {
  return blocks.some(({ sections }) => {
    const at = sections.findIndex(({ _id }) => _id === sectionId)
    if (at < 0) return false
    const opened = sections.map((section, index) =>
      index === at ? { ...section, audience: 'anyone' as const } : section,
    )
    return effectiveAudiences(opened)[at] !== 'anyone'
  })
}

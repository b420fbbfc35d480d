import type { SectionLevel } from '@tacite/document/contract-document.ts'
import type { DraftBlock, DraftSection } from './draft-block.ts'

/**
 * Sections that bore no number in a file that numbers others bear none in the contract: the text before
 * Article 1, « Préambule », « Entre les soussignés ». In a file without any number nothing is said, and a
 * style chosen later counts them all.
 */
export function markUnnumbered(blocks: readonly DraftBlock[]): void {
  // The part to sign is never numbered.
  const sections = blocks.flatMap((block) => (block.kind === 'signature' ? [] : block.sections))
  if (!sections.some(isNumbered)) return
  for (const draft of sections) if (!isNumbered(draft)) draft.section.isNumbered = false
}

/**
 * A numbered heading below one without a number (« Conditions générales » above « 1. Objet ») rises to
 * its level, since nothing below an unnumbered section is counted; its subsections rise with it.
 */
export function liftNumbered(blocks: readonly DraftBlock[]): void {
  for (const { sections } of blocks) {
    const above: { level: number; isNumbered: boolean }[] = []
    for (const draft of sections) {
      const { level } = draft.section
      while ((above.at(-1)?.level ?? 0) >= level) above.pop()
      const counted = above.filter((heading) => heading.isNumbered).length
      if (isNumbered(draft) && counted < above.length) {
        draft.section.level = (counted + 1) as SectionLevel
      }
      above.push({ level, isNumbered: isNumbered(draft) })
    }
  }
}

function isNumbered({ number }: DraftSection): boolean {
  return number !== undefined
}

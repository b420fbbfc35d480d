import type { SectionLevel } from '@tacite/document/contract-document.ts'
import type { DraftBlock, DraftSection } from './draft-block.ts'

/**
 * Sections without a number in a file that numbers others stay unnumbered in the contract: the text before Article 1,
 * « Préambule », « Entre les soussignés ». In a file without any number nothing is marked, and a numbering style
 * chosen later counts all sections.
 */
export function markUnnumbered(blocks: readonly DraftBlock[]): void {
  // The signature part is never numbered.
  const sections = blocks.flatMap((block) => (block.kind === 'signature' ? [] : block.sections))
  if (!sections.some(isNumbered)) return
  for (const draft of sections) if (!isNumbered(draft)) draft.section.isNumbered = false
}

/**
 * A numbered heading below an unnumbered one (« Conditions générales » above « 1. Objet ») moves up to its level,
 * since nothing below an unnumbered section is counted; its subsections move along.
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

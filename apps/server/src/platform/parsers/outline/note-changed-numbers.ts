import type { ContractDocument } from '@tacite/document/contract-document.ts'
import { numberingLabels, numberSections } from '@tacite/document/number-sections.ts'
import type { DraftBlock } from './draft-block.ts'
import type { LossRecorder } from './losses.ts'

/**
 * Numbers are computed, so a section can get another number than in the file (if numbers were skipped or mistyped):
 * references in the text (« voir article 7.3 ») then need checking.
 */
export function noteChangedNumbers(
  document: ContractDocument,
  blocks: readonly DraftBlock[],
  losses: LossRecorder,
): void {
  if (document.numbering === 'none') return
  const numbers = numberSections(document, numberingLabels.fr).sections
  for (const { section, number } of blocks.flatMap((block) => block.sections)) {
    const computed = numbers.get(section.id)
    if (!number || !computed?.label || isSame(number.path, computed.path)) continue
    losses.add('numbersChanged', undefined, section.title)
  }
}

/** A typed 'A.' or '2.' below article 3 states only the last part. */
function isSame(typed: readonly number[], computed: readonly number[]): boolean {
  const tail = computed.slice(-typed.length)
  return typed.length <= computed.length && typed.every((part, at) => part === tail[at])
}

import type { FlowItem } from './flow.ts'
import type { JoinedCandidate } from './join-bare-numbers.ts'

/**
 * The headings that open annexes, as opposed to a list of annexes (« Annexe 1 : Plan », one per line) or a sentence
 * about an annex.
 */
export function findAnnexes(
  items: readonly FlowItem[],
  candidates: readonly JoinedCandidate[],
): JoinedCandidate[] {
  const annexes = candidates.filter((candidate) => opensAnnex(candidate, items))
  return annexes.filter((annex, at) => {
    const next = annexes[at + 1]
    const previous = annexes[at - 1]
    const isInList = isRightAbove(previous, annex) || isRightAbove(annex, next)
    return !isInList || isCover(annex) || (isCover(previous) && !isRightAbove(annex, next))
  })
}

function opensAnnex(candidate: JoinedCandidate, items: readonly FlowItem[]): boolean {
  const { number, index, look, outlineLevel, restAt, sizePt } = candidate
  if (number?.kind !== 'annex' || restAt !== undefined) return false
  const { isBold, isUnderlined, isCapitals, isCentred } = look
  const standsOut = isBold || isUnderlined || isCapitals || isCentred || sizePt >= 14
  const before = items[index - 1]
  const beginsPage = before?.type === 'block' && before.node.type === 'page_break'
  return standsOut || outlineLevel !== undefined || beginsPage
}

function isRightAbove(
  one: JoinedCandidate | undefined,
  other: JoinedCandidate | undefined,
): boolean {
  return one !== undefined && other?.index === one.lastIndex + 1
}

/** « ANNEXES » above the first annex. */
function isCover(annex: JoinedCandidate | undefined): boolean {
  return annex?.number?.path.length === 0 && /^(?:\p{L}+s)?$/u.test(annex.title)
}

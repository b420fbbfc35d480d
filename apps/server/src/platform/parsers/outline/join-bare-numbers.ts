import type { FlowItem } from './flow.ts'
import type { HeadingCandidate } from './heading-candidate.ts'
import { readNumberPrefix } from './number-prefix.ts'
import { cleanTitle, titleFromText } from './inline-heading.ts'

/** A candidate with the last item of its title. */
export interface JoinedCandidate extends HeadingCandidate {
  lastIndex: number
}

const MAX_TITLE_CHARS = 160
const MAX_PLAIN_CHARS = 80

/**
 * « § 1 » or « ARTICLE 3 » alone on its line takes its title from the next line if that looks like a title; otherwise
 * from the first words of the text.
 */
export function joinBareNumbers(
  items: readonly FlowItem[],
  candidates: readonly HeadingCandidate[],
): JoinedCandidate[] {
  const joined: JoinedCandidate[] = []
  for (const candidate of candidates) {
    if ((joined.at(-1)?.lastIndex ?? -1) >= candidate.index) continue
    if (candidate.title !== '') {
      joined.push({ ...candidate, lastIndex: candidate.index })
      continue
    }
    const next = items[candidate.index + 1]
    if (isTitleLine(next, candidate)) {
      const title = cleanTitle(next?.text ?? '')
      joined.push({ ...candidate, title, lastIndex: candidate.index + 1 })
    } else {
      const own = cleanTitle(items[candidate.index]?.text ?? '')
      const title = next?.type === 'paragraph' ? titleFromText(next.text) : own
      joined.push({
        ...candidate,
        title: title || own,
        isFromText: true,
        lastIndex: candidate.index,
      })
    }
  }
  return joined.filter(({ title }) => title !== '')
}

function isTitleLine(item: FlowItem | undefined, number: HeadingCandidate): boolean {
  if (item?.type !== 'paragraph' || item.number || item.text.includes('\n')) return false
  const { text, look, outlineLevel } = item
  if (text.length > MAX_TITLE_CHARS || readNumberPrefix(text)) return false
  const sameLook = look.isBold === number.look.isBold && look.isCentred === number.look.isCentred
  const standsOut = look.isBold || look.isUnderlined || look.isCapitals || look.isCentred
  if (outlineLevel !== undefined || (sameLook && standsOut)) return true
  if (/[.;,:]$/.test(text)) return false
  return standsOut || text.length <= MAX_PLAIN_CHARS
}

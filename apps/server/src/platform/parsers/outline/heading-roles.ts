import type { FlowItem } from './flow.ts'
import type { Zone, ZoneHeading } from './outline-zones.ts'

/** Kinds of heading that may group continuously numbered articles: they become blocks, not levels. */
const GROUP_KINDS = new Set(['part', 'title', 'chapter', 'section'])

/** The roles of all the headings of a zone. */
export interface ZoneShape {
  groups: ReadonlySet<ZoneHeading>
  /** How many levels the groups used, to be subtracted from those below. */
  depthShift: number
  /** Index of the first numbered heading; -1 when there is none. */
  firstNumbered: number
}

export function shapeOf(headings: readonly ZoneHeading[]): ZoneShape {
  const groups = new Set(
    groupsArticles(headings)
      ? headings.filter(({ number }) => GROUP_KINDS.has(number?.kind ?? ''))
      : [],
  )
  const depths = headings.filter((heading) => !groups.has(heading)).map(({ depth }) => depth)
  return {
    groups,
    depthShift:
      groups.size > 0 && depths.length > 0
        ? depths.reduce((least, depth) => Math.min(least, depth)) - 1
        : 0,
    firstNumbered: headings.findIndex(({ number }) => number !== undefined),
  }
}

/** Whether titles or chapters group articles that are numbered continuously. */
function groupsArticles(headings: readonly ZoneHeading[]): boolean {
  const articles = headings
    .filter(({ number }) => number?.kind === 'article' && number.path.length === 1)
    .map(({ number }) => number?.path[0] ?? 0)
  const goesOn = articles.every((value, at) => at === 0 || value > (articles[at - 1] ?? 0))
  return articles.length >= 2 && goesOn
}

/** « CLÁUSULAS: », « IL A ÉTÉ CONVENU CE QUI SUIT : » right above an article: a line, not a section. */
export function isDivider(heading: ZoneHeading, zone: Zone, items: readonly FlowItem[]): boolean {
  if (heading.number || heading.restAt !== undefined) return false
  const next = zone.headings[zone.headings.indexOf(heading) + 1]
  const hasText = items
    .slice(heading.lastIndex + 1, next?.index ?? zone.to)
    .some((item) => !(item.type === 'block' && item.node.type === 'page_break'))
  return !hasText && (next === undefined || next.depth <= heading.depth)
}

import type { HeadingCandidate } from './heading-candidate.ts'
import { implyNumbers } from './implied-numbers.ts'
import { numberKeyOf } from './number-key.ts'

/** A heading with its depth, 1 = outermost, before the limit of three applies. */
export interface PlacedHeading extends HeadingCandidate {
  depth: number
}

/** Shallower ranks first; decimals are below articles where both exist. */
const RANKS: Record<string, number> = { part: 0, title: 1, chapter: 2, section: 3, article: 5 }

interface Key {
  name: string
  rank: number | undefined
  outlineLevel: number | undefined
  sizePt: number
}

/**
 * The depth of each heading. A new kind of heading goes below the previous one unless its rank, its outline level or
 * its size places it above; a kind that is already open is returned to. Headings before the first number are
 * outermost.
 */
export function placeHeadings(accepted: readonly HeadingCandidate[]): PlacedHeading[] {
  return belowTheirNumbers(placeByKind(implyNumbers(accepted)))
}

/** « 3.1 » is one level below the « 3 » before it, whatever it looks like. */
function belowTheirNumbers(placed: readonly PlacedHeading[]): PlacedHeading[] {
  const depths = new Map<string, number>()
  return placed.map((heading) => {
    const path = heading.number?.path ?? []
    const above = heading.isAutomatic ? undefined : depths.get(path.slice(0, -1).join('.'))
    const depth = path.length > 1 && above !== undefined ? above + 1 : heading.depth
    if (path.length > 0) depths.set(path.join('.'), depth)
    return { ...heading, depth }
  })
}

function placeByKind(headings: readonly HeadingCandidate[]): PlacedHeading[] {
  const hasArticles = headings.some((heading) => numberKeyOf(heading) === 'article')
  const looks = looksOfNumbers(headings)
  let stack: Key[] = []
  let numbersBegan = false
  let articleNumber: number | undefined
  return headings.map((heading) => {
    const isFirstNumber = heading.number !== undefined && !numbersBegan
    if (isFirstNumber) {
      numbersBegan = true
      stack = []
    }
    if (!numbersBegan && headings.some(({ number }) => number !== undefined)) {
      return { ...heading, depth: 1 }
    }
    const key = keyOf(heading, looks, hasArticles, articleNumber)
    const open = stack.findIndex(({ name }) => name === key.name)
    if (open >= 0) stack = stack.slice(0, open)
    else while (stack.length > 0 && !isAbove(stack.at(-1)!, key)) stack.pop()
    stack.push(key)
    if (key.name === 'article') articleNumber = heading.number?.path[0]
    return { ...heading, depth: stack.length }
  })
}

function keyOf(
  heading: HeadingCandidate,
  looks: Map<string, string>,
  hasArticles: boolean,
  articleNumber: number | undefined,
): Key {
  const { outlineLevel, sizePt, number } = heading
  let name = numberKeyOf(heading)
  // « ARTICLE 22.2 » is part of article 22, if there is one.
  if (name === 'article' && (number?.path.length ?? 0) > 1) {
    name = articleNumber === undefined ? name : `decimal:${number!.path.length}`
  }
  if (name === 'section' && (number?.path.length ?? 0) > 1) name = `decimal:${number!.path.length}`
  const byLook = looks.get(heading.signature)
  name ??=
    byLook ?? (outlineLevel === undefined ? `look:${heading.signature}` : `style:${outlineLevel}`)
  return { name, rank: rankOf(name, hasArticles), outlineLevel, sizePt }
}

function rankOf(name: string, hasArticles: boolean): number | undefined {
  const decimals = /^decimal:(\d)/.exec(name)?.[1]
  if (decimals === undefined) return RANKS[name]
  const length = Number(decimals)
  return length === 1 && hasArticles ? 6.5 : 4 + length
}

/** Whether a heading of the open kind can contain one of the new kind. */
function isAbove(open: Key, key: Key): boolean {
  if (open.rank !== undefined && key.rank !== undefined) return open.rank < key.rank
  const bothStyled = open.outlineLevel !== undefined && key.outlineLevel !== undefined
  if (bothStyled && open.outlineLevel !== key.outlineLevel) {
    return open.outlineLevel! < key.outlineLevel!
  }
  return open.sizePt >= key.sizePt || key.rank !== undefined
}

/** The look of most numbered headings of a kind: an unnumbered heading that looks the same belongs to the kind. */
function looksOfNumbers(headings: readonly HeadingCandidate[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>()
  for (const heading of headings) {
    const key = numberKeyOf(heading)
    if (!key || heading.strength !== 'strong' || heading.restAt !== undefined) continue
    const bySignature = counts.get(key) ?? new Map<string, number>()
    bySignature.set(heading.signature, (bySignature.get(heading.signature) ?? 0) + 1)
    counts.set(key, bySignature)
  }
  const looks = new Map<string, string>()
  for (const [key, bySignature] of counts) {
    const [most] = [...bySignature].toSorted(([, one], [, other]) => other - one)
    if (most && !looks.has(most[0])) looks.set(most[0], key)
  }
  return looks
}

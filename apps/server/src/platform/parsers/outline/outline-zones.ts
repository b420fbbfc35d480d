import { acceptHeadings } from './accept-headings.ts'
import { findAnnexes } from './find-annexes.ts'
import { findSignatureStart } from './find-signature.ts'
import { findTitle, type FoundTitle } from './find-title.ts'
import type { FlowItem } from './flow.ts'
import { bodySizeOf, candidateOf } from './heading-candidate.ts'
import { placeHeadings, type PlacedHeading } from './heading-levels.ts'
import { joinBareNumbers, type JoinedCandidate } from './join-bare-numbers.ts'

/** A heading with the last item of its title, and its depth among the headings of its zone. */
export type ZoneHeading = PlacedHeading & JoinedCandidate

/** A range of the document that becomes one or more blocks. */
export interface Zone {
  kind: 'body' | 'annex' | 'signature'
  /** First item of its text, and the one after its last. */
  from: number
  to: number
  headings: ZoneHeading[]
  /** The heading that opens an annex, or the line « Signatures ». */
  opening: JoinedCandidate | undefined
}

export interface Outline {
  title: FoundTitle | undefined
  zones: Zone[]
}

/** Splits a document into body, signature part and annexes, each with its headings. */
export function outlineOf(items: readonly FlowItem[]): Outline {
  const title = findTitle(items)
  // Whatever is above the title is a letterhead.
  const firstAfterTitle = (title?.indexes.at(-1) ?? -1) + 1
  const bodySizePt = bodySizeOf(items)
  const candidates = joinBareNumbers(
    items,
    items.flatMap((item, index) =>
      index < firstAfterTitle ? [] : (candidateOf(item, index, bodySizePt) ?? []),
    ),
  )
  const annexes = findAnnexes(items, candidates)
  const firstAnnex = annexes[0]?.index ?? items.length
  const zones: Zone[] = []

  const headingsIn = (from: number, to: number): ZoneHeading[] => {
    const within = candidates.filter(
      ({ index, number }) => index >= from && index < to && number?.kind !== 'annex',
    )
    return placeHeadings(acceptHeadings(items.slice(0, to), within, bodySizePt)) as ZoneHeading[]
  }
  addSigned('body', 0, firstAnnex, undefined)
  for (const [at, annex] of annexes.entries()) {
    const to = annexes[at + 1]?.index ?? items.length
    const isLast = at === annexes.length - 1
    const isSigned = zones.some(({ kind }) => kind === 'signature')
    if (isLast && !isSigned) addSigned('annex', annex.lastIndex + 1, to, annex)
    else zones.push(zone('annex', annex.lastIndex + 1, to, annex))
  }
  return { title, zones }

  function zone(kind: Zone['kind'], from: number, to: number, opening?: JoinedCandidate): Zone {
    return { kind, from, to, headings: kind === 'signature' ? [] : headingsIn(from, to), opening }
  }

  /** A zone that may end with the signature part. */
  function addSigned(
    kind: 'body' | 'annex',
    from: number,
    to: number,
    opening: JoinedCandidate | undefined,
  ): void {
    const lastNumbered = headingsIn(from, to).findLast(({ number }) => number !== undefined)
    const after = (lastNumbered?.lastIndex ?? from - 1) + 1
    const start = findSignatureStart(items, after, to)
    if (start === undefined) {
      zones.push(zone(kind, from, to, opening))
      return
    }
    const line = candidates.find(({ index }) => index === start && isSignatureTitle(items[start]))
    zones.push(zone(kind, from, start, opening))
    zones.push(zone('signature', line ? line.lastIndex + 1 : start, to, line))
  }
}

function isSignatureTitle(item: FlowItem | undefined): boolean {
  return /^\s*(?:page de )?(?:signatures?|firmas?)(?: page| des parties)?\s*:?\s*$/i.test(
    item?.text ?? '',
  )
}

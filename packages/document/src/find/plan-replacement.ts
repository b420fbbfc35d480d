import type { Refusal } from '@tacite/domain/refusal.ts'
import type { RichText } from '../rich-text.ts'
import { checkTitle } from '../section-rules.ts'
import type { FindLine, SearchedSection } from './find-line.ts'
import { inParagraph } from './find-line.ts'
import { touchesField, type FoundMatch } from './find-in-lines.ts'
import { rewordContent, rewordTitle, type Rewording } from './replace-in-text.ts'
import { replacementText } from './replacement-text.ts'

/** Why matches stay as they are. */
export type KeptReason =
  /** The section may not be written in. */
  | { kind: 'closed' }
  /** They hold words of a field, which its value alone changes. */
  | { kind: 'field' }
  /** They say it already. */
  | { kind: 'same' }
  /** The title would not be one. */
  | { kind: 'title'; refusal: Refusal }

/** Words before and after, with what stands around them. */
export interface Excerpt {
  before: string
  said: string
  text: string
  after: string
}

/** What becomes of one section. */
export interface SectionReplacement {
  sectionId: string
  count: number
  title: string
  content: RichText
  /** Of the first ones. */
  excerpts: Excerpt[]
}

export interface KeptMatches {
  sectionId: string
  reason: KeptReason
  count: number
}

/** What a replacement would do, before it is done: every match is in one of both. */
export interface ReplacementPlan {
  changes: SectionReplacement[]
  kept: KeptMatches[]
}

export interface Replacing {
  lines: readonly FindLine[]
  matches: readonly FoundMatch[]
  /** What was typed to come in their place. */
  text: string
  isPattern: boolean
}

/**
 * Plans to replace matches in the sections that were searched: what each then says, and what stays and why.
 *
 * @param isClosed whether a section may not be written in
 */
export function planReplacement(
  sections: readonly SearchedSection[],
  { lines, matches, text, isPattern }: Replacing,
  isClosed: (sectionId: string) => boolean,
): ReplacementPlan {
  const planned = matches.map((match): Planned => {
    const line = lines[match.line]!
    const said = line.words.slice(match.from, match.to)
    return { line, match, said, text: replacementText(text, { ...match, said, isPattern }) }
  })
  const bySection = Map.groupBy(planned, ({ line }) => line.sectionId)
  const plan: ReplacementPlan = { changes: [], kept: [] }
  for (const section of sections) {
    const inside = bySection.get(section.id)
    if (inside) planSection(section, inside, isClosed(section.id), plan)
  }
  return plan
}

interface Planned {
  line: FindLine
  match: FoundMatch
  said: string
  text: string
}

function planSection(
  section: SearchedSection,
  planned: readonly Planned[],
  isClosed: boolean,
  plan: ReplacementPlan,
): void {
  const keep = (kept: readonly Planned[], reason: KeptReason) => {
    if (kept.length > 0) plan.kept.push({ sectionId: section.id, reason, count: kept.length })
  }
  if (isClosed) return keep(planned, { kind: 'closed' })
  const by = Map.groupBy(planned, kindOf)
  keep(by.get('field') ?? [], { kind: 'field' })
  keep(by.get('same') ?? [], { kind: 'same' })
  const open = by.get('open') ?? []
  const inTitle = open.filter(({ line }) => line.paragraph === null)
  const title = rewordTitle(section.title, inTitle.map(rewordingOf))
  const [refusal] = inTitle.length > 0 ? checkTitle(title) : []
  if (refusal) keep(inTitle, { kind: 'title', refusal })
  const done = refusal ? open.filter(({ line }) => line.paragraph !== null) : open
  if (done.length === 0) return
  const inContent = done.filter(({ line }) => line.paragraph !== null)
  const byParagraph = Map.groupBy(inContent, ({ line }) => line.paragraph!)
  const rewordings = new Map(
    [...byParagraph].map(([paragraph, inside]) => [paragraph, inside.map(rewordingOf)]),
  )
  plan.changes.push({
    sectionId: section.id,
    count: done.length,
    title: refusal ? section.title : title,
    content: rewordContent(section.content, rewordings),
    excerpts: done.slice(0, MOST_EXCERPTS).map(excerptOf),
  })
}

function kindOf({ line, match, said, text }: Planned): 'field' | 'same' | 'open' {
  if (touchesField(line, match)) return 'field'
  return said === text ? 'same' : 'open'
}

function rewordingOf({ line, match, text }: Planned): Rewording {
  return { from: inParagraph(line, match.from), to: inParagraph(line, match.to), text }
}

const MOST_EXCERPTS = 3
const AROUND = 32

function excerptOf({ line: { words }, match: { from, to }, said, text }: Planned): Excerpt {
  const before = words.slice(0, from)
  const after = words.slice(to)
  return {
    before: before.length > AROUND ? `…${before.slice(-AROUND).replace(/^\S*\s/, ' ')}` : before,
    said,
    text,
    after: after.length > AROUND ? `${after.slice(0, AROUND).replace(/\s\S*$/, ' ')}…` : after,
  }
}

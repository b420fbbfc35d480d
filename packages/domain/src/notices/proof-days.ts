import type { Temporal } from 'temporal-polyfill'
import { isoDay, type IsoDay } from '../calendar/iso-day.ts'
import type { ProofKind } from './notice-record.ts'
import { labelsOf, type DayLabel } from './proof-labels.ts'
import { plainText, writtenDays, type WrittenDay } from './written-days.ts'

/** A day that the file of a proof may prove: proposed to a person, never entered without them. */
export interface ProposedDay {
  /** What it proves; null: the words beside it do not say. */
  kind: ProofKind | null
  day: IsoDay
  /** The hour beside it, `10:12`, as written. */
  time: string | null
  /** Where it was read. */
  sentence: string
  /** The day and the month of it may be swapped: both are proposed. */
  isAmbiguous: boolean
}

/** More are no help to whoever has to choose. */
const MOST = 8
/** What no word names is proposed when it may belong to this letter: not a law of 1978, not a date of birth. */
const UNNAMED_YEARS = 2

/**
 * The days found in the text of a proof, those whose words name a proof first. Days that are known to be something else
 * (when a page was printed, until when a letter waits at the counter) and days to come are left out.
 *
 * @example proofDays('Présenté / avisé le : 03/03/2026', today)
 *   // [{ kind: 'presentation', day: '2026-03-03', time: null, sentence: 'Présenté / avisé le : 03/03/2026', isAmbiguous: false }]
 */
export function proofDays(text: string, today: Temporal.PlainDate): ProposedDay[] {
  const lines = readLines(text)
  const named = nameDays(lines)
  const earliest = isoDay(today.subtract({ years: UNNAMED_YEARS }))
  const proposed = named.flatMap(({ label, written, sentence }): ProposedDay[] => {
    if (label === 'other') return []
    const days = written.days.filter(
      (day) => day <= isoDay(today) && (label !== null || day >= earliest),
    )
    const isAmbiguous = days.length > 1
    return days.map((day) => ({ kind: label, day, time: written.time, sentence, isAmbiguous }))
  })
  const kinds = proposed.filter(({ kind }) => kind !== null)
  const isNamed = new Set(kinds.map(({ day }) => day))
  const unnamed = proposed.filter(({ kind, day }) => kind === null && !isNamed.has(day))
  return eachOnce([...kinds, ...unnamed]).slice(0, MOST)
}

function eachOnce(proposed: readonly ProposedDay[]): ProposedDay[] {
  const seen = new Set<string>()
  return proposed.filter(({ kind, day }) => {
    const isNew = !seen.has(`${kind}:${day}`)
    seen.add(`${kind}:${day}`)
    return isNew
  })
}

interface Line {
  text: string
  days: readonly WrittenDay[]
  labels: readonly DayLabel[]
}

function readLines(text: string): Line[] {
  const isEnglish = readsEnglish(plainText(text))
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const plain = plainText(line)
      return { text: line, days: writtenDays(plain, { isEnglish }), labels: labelsOf(plain) }
    })
}

interface NamedDay {
  written: WrittenDay
  label: DayLabel['names'] | null
  sentence: string
}

function nameDays(lines: readonly Line[]): NamedDay[] {
  const isNamedBelow = namesFollow(lines)
  return lines.flatMap((line, index) => {
    const beside = lines[isNamedBelow ? index + 1 : index - 1]
    const isBare = line.labels.length === 0
    const names = isBare && beside && beside.days.length === 0 ? beside.labels : []
    const joined = [line.text, beside?.text ?? ''].map((each) => each.slice(0, MOST_SIGNS))
    if (!isNamedBelow) joined.reverse()
    return line.days.map((written, place): NamedDay => {
      // A head of columns names the days below it one by one, any other line names the nearest.
      const above = names.length === line.days.length ? names[place] : names.at(-1)
      const label = isBare ? above : nearest(line, place)
      const sentence = isBare && above ? joined.join(' ') : sentenceAround(line, written)
      return { written, label: label?.names ?? null, sentence: shortened(sentence) }
    })
  })
}

/** Whether a list writes the day above what happened on it: the first day that stands alone tells. */
function namesFollow(lines: readonly Line[]): boolean {
  const isName = (line: Line | undefined) =>
    line !== undefined && line.days.length === 0 && line.labels.length > 0
  const first = lines.findIndex(({ days, labels }) => days.length > 0 && labels.length === 0)
  return first >= 0 && !isName(lines[first - 1]) && isName(lines[first + 1])
}

/** What a line says before a day, since the day before it; else what it says behind it. */
function nearest({ days, labels }: Line, place: number): DayLabel | undefined {
  const { start, end } = days[place]!
  const from = days[place - 1]?.end ?? 0
  const until = days[place + 1]?.start ?? Number.POSITIVE_INFINITY
  return (
    labels.findLast((label) => label.start >= from && label.start < start) ??
    labels.find((label) => label.start >= end && label.start < until)
  )
}

const MOST_SIGNS = 240

/** Of a line that is a paragraph, the sentence with the day; of a long one what is near it: a line may be a whole page. */
function sentenceAround({ text }: Line, { start, end }: WrittenDay): string {
  const near = text.slice(Math.max(0, start - MOST_SIGNS), start)
  const next = text.slice(end, end + MOST_SIGNS)
  const before = near.search(/[.;!?] [^.;!?]*$/u)
  const after = next.search(/[.;!?](?: |$)/u)
  return `${near.slice(before < 0 ? 0 : before + 2)}${text.slice(start, end)}${after < 0 ? next : next.slice(0, after + 1)}`
}

function shortened(sentence: string): string {
  const plain = sentence.replace(/\s+/g, ' ').trim()
  return plain.length <= MOST_SIGNS ? plain : `${plain.slice(0, MOST_SIGNS - 1)}…`
}

/** Only English writes the month first. */
function readsEnglish(plain: string): boolean {
  const count = (words: RegExp) => plain.match(words)?.length ?? 0
  const english = count(/\b(?:the|of|on|at|was|by|and|to|date|delivered|mailed|signed)\b/g)
  return english > count(/\b(?:le|la|les|du|des|de|a|par|el|los|del|en|por|fecha|date d)\b/g)
}

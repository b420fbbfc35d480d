import type { FlowParagraph } from '../outline/flow.ts'
import { tidyInline, textOfInline } from '../outline/inline-text.ts'
import { lookOf, type LookedText } from '../outline/look.ts'
import { readNumberPrefix } from '../outline/number-prefix.ts'
import { textOfLine } from './drop-repeated-lines.ts'
import type { PdfLine } from './page-lines.ts'

/** The typical layout of a document's text, for its lines to be compared with. */
export interface TextFrame {
  left: number
  right: number
  /** Distance between baselines inside a paragraph. */
  pitch: number
}

const GAP = 1.35
const SIZE_CHANGE = 1.08
const INDENT_PT = 9
const SHORT_LINE = 0.82
const TWIPS_PER_PT = 20

export function frameOf(lines: readonly PdfLine[]): TextFrame {
  const pitches = lines
    .slice(1)
    .map((line, at) => lines[at]!.baseline - line.baseline)
    .filter((pitch) => pitch > 2 && pitch < 60)
  return {
    left: quantile(
      lines.map(({ left }) => left),
      0.05,
    ),
    right: quantile(
      lines.map(({ right }) => right),
      0.95,
    ),
    pitch: quantile(pitches, 0.5) || 14,
  }
}

/** Joins lines into paragraphs. A PDF does not say where one ends, so this is a guess. */
export function joinLines(lines: readonly PdfLine[], frame: TextFrame): PdfLine[][] {
  const paragraphs: PdfLine[][] = []
  for (const line of lines) {
    const open = paragraphs.at(-1)
    if (open && goesOn(open, line, frame)) open.push(line)
    else paragraphs.push([line])
  }
  return paragraphs
}

function goesOn(open: readonly PdfLine[], line: PdfLine, frame: TextFrame): boolean {
  const before = open.at(-1)!
  if (before.isCut) return true
  const text = textOfLine(line)
  const textBefore = textOfLine(before)
  const isUnfinished = !/[.:;!?»”"]\s*$/.test(textBefore)
  const startsLower = /^\p{Ll}/u.test(text)
  if (before.page !== line.page) return isUnfinished && startsLower && sameLook(before, line)
  if (before.hasColumns || line.hasColumns || opensPoint(text)) return false
  if (!sameLook(before, line)) return false
  const gap = before.baseline - line.baseline
  if (gap > Math.max(frame.pitch, line.sizePt) * GAP || gap < -1) return false
  const isShort = before.right < frame.left + (frame.right - frame.left) * SHORT_LINE
  if (isShort && (!isUnfinished || !startsLower))
    return isCentred(before, frame) && isCentred(line, frame)
  const isIndented = line.left > before.left + INDENT_PT
  return !(isIndented && !isUnfinished)
}

/** A number or a bullet starts a new paragraph. */
function opensPoint(text: string): boolean {
  if (/^[-–—•·▪●○■➢✓☐☒]\s/u.test(text)) return true
  if (/^\(?(?:[a-z]|[ivx]{1,5}|\d{1,2})[.)]\s/.test(text)) return true
  const number = readNumberPrefix(text)
  if (!number) return false
  const { isParted, kind, path, endsInZero } = number
  return isParted || kind === 'smallLetter' || path.length > 1 || endsInZero === true
}

/** A change of boldness between two lines separates a title from its text. */
function sameLook(one: PdfLine, other: PdfLine): boolean {
  const ratio = one.sizePt / other.sizePt
  const sameSize = ratio < SIZE_CHANGE && ratio > 1 / SIZE_CHANGE
  return sameSize && (one.texts.at(-1)?.bold ?? false) === (other.texts[0]?.bold ?? false)
}

function isCentred(line: PdfLine, frame: TextFrame): boolean {
  const middle = (frame.left + frame.right) / 2
  const isInside = line.left > frame.left + INDENT_PT && line.right < frame.right - INDENT_PT
  return isInside && Math.abs((line.left + line.right) / 2 - middle) < 12
}

export function paragraphOf(lines: readonly PdfLine[], frame: TextFrame): FlowParagraph {
  const texts = lines.flatMap((line, at) => glued(line, lines[at - 1]))
  const inline = tidyInline(
    texts.map(({ text, bold, italic }) => {
      const marks = [
        ...(bold ? [{ type: 'bold' } as const] : []),
        ...(italic ? [{ type: 'italic' } as const] : []),
      ]
      return { type: 'text', text, ...(marks.length > 0 && { marks }) }
    }),
  )
  const align = lines.every((line) => isCentred(line, frame)) ? 'center' : 'left'
  return {
    type: 'paragraph',
    inline,
    align,
    text: textOfInline(inline),
    look: lookOf(texts, align),
    indentTwips: Math.max(0, Math.round(((lines[0]?.left ?? 0) - frame.left) * TWIPS_PER_PT)),
  }
}

/** A hyphenated word continues without a blank. */
function glued(line: PdfLine, before: PdfLine | undefined): LookedText[] {
  if (!before || before.isCut) return line.texts
  const [first, ...others] = line.texts
  return first ? [{ ...first, text: ` ${first.text}` }, ...others] : []
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

import type { FlowItem, FlowParagraph, Look } from './flow.ts'
import { readNumberPrefix, type NumberPrefix } from './number-prefix.ts'
import { isPartyLine, isKnownTitle, isSignatureLine } from './phrases.ts'
import { cleanTitle, lettersIn, splitRunIn, titleFromText } from './inline-heading.ts'

/** A paragraph that may open a section. */
export interface HeadingCandidate {
  index: number
  title: string
  /** Where, in the paragraph's text, the title ends; undefined when all of it is title. */
  restAt: number | undefined
  number: NumberPrefix | undefined
  isAutomatic: boolean
  /** The list it is automatically numbered in. */
  listId: string | undefined
  outlineLevel: number | undefined
  /** Its look, to compare headings without numbers with each other. */
  signature: string
  sizePt: number
  look: Look
  /** The title had to be taken from the first words of the text. */
  isFromText: boolean
  /**
   * strong: number and look, keyword or style agree. look: stands out, without a number. weak: a short numbered line
   * of ordinary look. clause: a numbered paragraph without a title.
   */
  strength: 'strong' | 'look' | 'weak' | 'clause'
}

/** The font size of most of a document's text, in points. */
export function bodySizeOf(items: readonly FlowItem[]): number {
  const bySize = new Map<number, number>()
  for (const item of items) {
    if (item.type !== 'paragraph') continue
    bySize.set(item.look.sizePt, (bySize.get(item.look.sizePt) ?? 0) + item.text.length)
  }
  const [most] = [...bySize].toSorted(([, one], [, other]) => other - one)
  return most?.[0] ?? 11
}

const MAX_TITLE_CHARS = 160
const MAX_STYLED_CHARS = 200
const MAX_PLAIN_CHARS = 90
const MAX_LOOK_CHARS = 120
const MAX_NUMBER = 150
const LARGER = 1.1

export function candidateOf(
  item: FlowItem,
  index: number,
  bodySizePt: number,
): HeadingCandidate | undefined {
  if (item.type !== 'paragraph' || !/[\p{L}§]/u.test(item.text)) return undefined
  const isBullet = item.number?.format === 'bullet'
  if (isBullet && item.outlineLevel === undefined) return undefined
  const facts = factsOf(item, index, bodySizePt)
  if (facts.number?.path.some((part) => part > MAX_NUMBER)) return undefined
  if (!facts.number) return withoutNumber(facts)
  return isKeyword(facts.number) ? withKeyword(facts) : withFigures(facts)
}

interface Facts {
  item: FlowParagraph
  index: number
  text: string
  number: NumberPrefix | undefined
  isAutomatic: boolean
  /** Where the number ends in the text. */
  from: number
  /** The text after the number. */
  titleText: string
  /** Entirely bold, underlined, in capitals or larger than the body. */
  isEmphasised: boolean
  endsSentence: boolean
}

function factsOf(item: FlowParagraph, index: number, bodySizePt: number): Facts {
  const { text, look, outlineLevel } = item
  const automatic = typedBelow(item) ? undefined : automaticNumber(item)
  const number =
    automatic ??
    (item.number?.label && !typedBelow(item)
      ? undefined
      : readNumberPrefix(text, outlineLevel !== undefined))
  const from = automatic || !number ? 0 : number.length
  const titleText = text.slice(from).trim()
  const isLarger = look.sizePt >= bodySizePt * LARGER
  return {
    item,
    index,
    text,
    number,
    isAutomatic: automatic !== undefined,
    from,
    titleText,
    isEmphasised: look.isBold || look.isUnderlined || look.isCapitals || isLarger,
    endsSentence: /[.;,]$/.test(titleText),
  }
}

function automaticNumber({ number }: FlowParagraph): NumberPrefix | undefined {
  return number?.label ? readNumberPrefix(`${number.label} `) : undefined
}

/** « 3.1 : Prix » typed in the style of a first level, whose own number is of one figure: what was typed is the level. */
function typedBelow(item: FlowParagraph): boolean {
  const typed = readNumberPrefix(item.text)
  if (typed?.kind !== 'decimal' || typed.path.length < 2) return false
  return automaticNumber(item)?.path.length === 1
}

function isKeyword({ kind }: NumberPrefix): boolean {
  return !['decimal', 'roman', 'letter', 'smallLetter'].includes(kind)
}

function withKeyword(facts: Facts): HeadingCandidate | undefined {
  const { number, titleText, item } = facts
  // « Article 3 du Code civil », « l’annexe 2 ci-jointe » refer to it, they do not open it.
  const refers = !number!.isParted && !/^[\p{Lu}\d«"“(]/u.test(titleText)
  if (refers && titleText !== '' && item.outlineLevel === undefined) return undefined
  // « Annexe. » at the end of a sentence split by a line break is not a heading.
  const isBareWord = number!.path.length === 0 && !facts.isEmphasised
  if (isBareWord && !item.look.isCentred && item.outlineLevel === undefined) return undefined
  const isSentence = facts.endsSentence && !facts.isEmphasised
  const split = isSentence && titleText !== '' ? runIn(facts, true) : undefined
  if (split) return split
  if (titleText === '' || isWholeTitle(facts, MAX_TITLE_CHARS)) return whole(facts, 'strong')
  if (number!.kind === 'annex') return undefined
  return runIn(facts, true) ?? untitled(facts, 'strong')
}

/** A numbered sentence is not a title, but a bold title may end with a full stop. */
function isWholeTitle(
  { titleText, isEmphasised, endsSentence, text }: Facts,
  max: number,
): boolean {
  if (text.includes('\n') || titleText.length > max) return false
  return !endsSentence || isEmphasised || titleText.length <= MAX_PLAIN_CHARS / 2
}

function withFigures(facts: Facts): HeadingCandidate | undefined {
  const { number, item, titleText, isEmphasised, endsSentence, text } = facts
  const isStyled = item.outlineLevel !== undefined
  if (number!.kind === 'smallLetter' && !isStyled) return undefined
  if (lettersIn(titleText) < 2) return undefined
  const isShort = titleText.length <= (isStyled ? MAX_STYLED_CHARS : MAX_TITLE_CHARS)
  const isOneLine = !text.includes('\n')
  if (isOneLine && isShort && (isEmphasised || (isStyled && !endsSentence))) {
    return whole(facts, 'strong')
  }
  const split = runIn(facts, false)
  if (split) return split
  if (isOneLine && titleText.length <= MAX_PLAIN_CHARS && !/[.;,:]$/.test(titleText)) {
    return whole(facts, 'weak')
  }
  return number!.kind === 'decimal' ? untitled(facts, 'clause') : undefined
}

function withoutNumber(facts: Facts): HeadingCandidate | undefined {
  const { item, titleText, isEmphasised, endsSentence } = facts
  if (lettersIn(titleText) < 2 || isSignatureLine(titleText)) return undefined
  // Columns made with tabs: names above signature lines, rows of prices.
  if (item.number?.label || /\S\t+\S/.test(titleText)) return undefined
  const isStyled = item.outlineLevel !== undefined
  if (
    isStyled &&
    titleText.length <= MAX_STYLED_CHARS &&
    !(endsSentence && titleText.length > 120)
  ) {
    return whole(facts, 'strong')
  }
  if (titleText.length > MAX_LOOK_CHARS || titleText.includes('\n') || endsSentence)
    return undefined
  if (isPartyLine(titleText) || !/\p{L}/u.test(titleText[0] ?? '')) return undefined
  return isEmphasised || isKnownTitle(titleText) ? whole(facts, 'look') : undefined
}

function whole(facts: Facts, strength: HeadingCandidate['strength']): HeadingCandidate {
  return candidate(facts, { title: cleanTitle(facts.titleText), restAt: undefined, strength })
}

function runIn(facts: Facts, allowsSigns: boolean): HeadingCandidate | undefined {
  const lead = facts.isAutomatic || facts.item.look.leadChars > facts.from
  const leadChars = lead ? facts.item.look.leadChars : 0
  const split = splitRunIn(facts.text, facts.from, leadChars, allowsSigns)
  return split && candidate(facts, { ...split, strength: 'strong' })
}

function untitled(facts: Facts, strength: HeadingCandidate['strength']): HeadingCandidate {
  const title = titleFromText(facts.titleText)
  return { ...candidate(facts, { title, restAt: facts.from, strength }), isFromText: true }
}

function candidate(
  { item, index, number, isAutomatic }: Facts,
  found: Pick<HeadingCandidate, 'title' | 'restAt' | 'strength'>,
): HeadingCandidate {
  const { look, outlineLevel } = item
  return {
    index,
    ...found,
    number,
    isAutomatic,
    listId: isAutomatic ? item.number?.listId : undefined,
    outlineLevel,
    signature: signatureOf(look),
    sizePt: look.sizePt,
    look,
    isFromText: false,
  }
}

function signatureOf(look: Look): string {
  const { isBold, isUnderlined, isCapitals, isItalic, isCentred, sizePt } = look
  return [isBold, isUnderlined, isCapitals, isItalic, isCentred].map(Number).join('') + sizePt
}

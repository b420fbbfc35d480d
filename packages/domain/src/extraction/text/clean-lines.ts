import type { ReadDocument } from '../extraction.ts'

/** Text with the place of each of its characters in the document: pages one after another, one sign apart. */
export interface PlacedText {
  text: string
  at: readonly number[]
}

/** A printed line without marks of formatting. */
export interface CleanLine extends PlacedText {
  /** Heading marks before it ('##' is 2), 0 without. */
  marks: number
  isBold: boolean
  isBullet: boolean
  isFirstOfPage: boolean
}

/** Where each page begins when pages follow one another with one sign between them. */
export function pageStarts(pages: ReadDocument['pages']): number[] {
  let next = 0
  return pages.map((page) => {
    const start = next
    next += page.length + 1
    return start
  })
}

/**
 * The lines of a document, empty ones included, without repeated heads and feet of pages, lines of a table of contents
 * and marks of formatting.
 */
export function cleanLines(pages: ReadDocument['pages']): CleanLine[] {
  const repeated = repeatedLines(pages)
  const starts = pageStarts(pages)
  return pages.flatMap((page, index) => {
    let offset = starts[index]!
    let isFirstOfPage = true
    return page.split('\n').flatMap((raw): CleanLine[] => {
      const start = offset
      offset += raw.length + 1
      if (repeated.has(shapeOf(raw)) || CONTENTS.test(raw)) return []
      const line = { ...cleanLine(raw, start), isFirstOfPage }
      isFirstOfPage &&= line.text === ''
      return [line]
    })
  })
}

/** « Durée du bail ........ 5 », 'Article 2 License Grant . . . . . 2', « [1. Cadre](#1-cadre) ». */
const CONTENTS = /(?:\. ?){6}|_{2,}\d+$|\t\d{1,3}\s*$|^\s*- \[[^\]\n]{1,200}\]\(#/

/** Lines at the edges of pages that are the same on several, whatever their numbers. */
const EDGE_LINES = 3
const LEAST_REPEATED = 3

function repeatedLines(pages: ReadDocument['pages']): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const page of pages) {
    const lines = page.split('\n').filter((line) => line.trim() !== '')
    const edges = new Set([...lines.slice(0, EDGE_LINES), ...lines.slice(-EDGE_LINES)].map(shapeOf))
    for (const shape of edges) counts.set(shape, (counts.get(shape) ?? 0) + 1)
  }
  const often = [...counts].filter(
    ([shape, count]) => shape !== '' && count >= Math.max(LEAST_REPEATED, pages.length / 3),
  )
  return new Set(often.map(([shape]) => shape))
}

function shapeOf(line: string): string {
  return line.trim().replace(/\d+/g, '0')
}

const MARKS =
  /\*+|`+|__+|<\/?[a-zA-Z][^<>\n]{0,80}>|\\[a-zA-Z]{1,20}\*?|\\|[\u00AD\u200B-\u200F\uFEFF\u2060]|[{}]/g

function cleanLine(raw: string, start: number): Omit<CleanLine, 'isFirstOfPage'> {
  const [lead = '', hashes = '', bullet] =
    /^[\s|>%]*(#{0,6})[ \t]*((?:[-*•●○▪▫◦\u2013]|\uF0B7)[ \t]+)?/u.exec(raw) ?? []
  const trimmed = raw.trim()
  const isBold = /^(?:#+ ?)?(?:\d[\d.]* ?)?(\*\*|__)[^*_]+\1 ?:?$/.test(trimmed)
  // Joined at the end: reading the end of a growing string copies all of it.
  const signs: string[] = []
  const at: number[] = []
  let index = lead.length
  const marks = [...raw.slice(index).matchAll(isMarkedUp(raw) ? MARKS : PLAIN_MARKS)]
  for (const mark of marks) {
    take(lead.length + mark.index)
    // A blank to fill in stays one.
    if (/^_{3}/.test(mark[0])) put('_', index)
    else if (mark[0].startsWith('<') && signs.at(-1) !== ' ') put(' ', index)
    index = lead.length + mark.index + mark[0].length
  }
  take(raw.length)
  const text = signs.join('')
  const end = text.trimEnd().length
  return {
    text: text.slice(0, end),
    at: at.slice(0, end),
    marks: hashes.length,
    isBold,
    isBullet: bullet !== undefined,
  }

  function take(until: number): void {
    for (; index < until; index += 1) {
      const sign = raw[index]!
      const isSpace = /\s/.test(sign)
      const composed = ACCENT.test(sign) ? ((signs.at(-1) ?? '') + sign).normalize('NFC') : ''
      // An accent written behind its letter becomes part of it.
      if (composed.length === 1) signs[signs.length - 1] = composed
      else if (!isSpace) put(sign, index)
      else if (signs.length > 0 && signs.at(-1) !== ' ') put(' ', index)
    }
  }

  function put(sign: string, place: number): void {
    signs.push(sign)
    at.push(start + place)
  }
}

const ACCENT = /[\u0300-\u036F]/
const PLAIN_MARKS = /\*+|__+|<\/?[a-zA-Z][^<>\n]{0,80}>|[\u00AD\u200B-\u200F\uFEFF\u2060]/g

function isMarkedUp(raw: string): boolean {
  return raw.includes('\\') || raw.includes('`')
}

import { foldName } from '@tacite/domain/people/fold-name.ts'
import { firstMarks } from './first-marks.ts'
import type { WrittenMark } from './placeholder.ts'

/** Dots, ellipses and underscores, also spaced out (`. . .`) or as a day (`__/__/____`). */
const RUN = /[._…](?:[._…/ \u00A0\u2009\u202F]*[._…])?/g

const LEAST_UNDERSCORES = 3
const ELLIPSIS = 3
const LEAST_DOTS = ELLIPSIS + 1
/** Dots right behind a word are a hesitation until they are a line. */
const LEAST_DOTS_AFTER_WORD = 8

/** The lines and dots of a paragraph that are there to be filled in: no ellipsis, no leader, no line to sign on. */
export function blanks(words: string): WrittenMark[] {
  if (words.replaceAll(/[._…/\s]/g, '') === '') return []
  return firstMarks(words.matchAll(RUN), ({ 0: run, index }) => {
    const { from, to } = withoutSentenceEnd(words, index, index + run.length)
    return isBlank(words, from, to) ? { origin: 'blank', from, to, name: '' } : null
  })
}

/** `Article 1. ……` and `le …….`: the point is of the sentence. */
function withoutSentenceEnd(
  words: string,
  start: number,
  end: number,
): { from: number; to: number } {
  const run = words.slice(start, end)
  const isAfterWord = start > 0 && /[\p{L}\p{N})]/u.test(words[start - 1]!)
  const opening = isAfterWord ? (/^\.[\s\u00A0]+/.exec(run)?.[0].length ?? 0) : 0
  const closing = /(?:[_…]|[\s\u00A0])\.$/.test(run.slice(opening)) ? 1 : 0
  const to = start + opening + run.slice(opening, run.length - closing).trimEnd().length
  return { from: start + opening, to }
}

function isBlank(words: string, from: number, to: number): boolean {
  const before = words.slice(Math.max(0, from - 200), from)
  return (
    isLongEnough(words.slice(from, to), before, words.slice(to, to + 20)) && !isLineToSign(before)
  )
}

function isLongEnough(run: string, before: string, after: string): boolean {
  const underscores = run.split('_').length - 1
  const dots = run.split('.').length - 1 + 3 * (run.split('…').length - 1)
  if (underscores >= LEAST_UNDERSCORES) return true
  if (/[._…]\s?\/\s?[._…]/.test(run) && underscores + dots >= LEAST_DOTS) return true
  if (dots < ELLIPSIS || /etc\.?\s*$/i.test(before) || isLeader(before, after)) return false
  if (/:\s*$/.test(before)) return true
  return dots >= (/\p{L}$/u.test(before) ? LEAST_DOTS_AFTER_WORD : LEAST_DOTS)
}

/** Dots between a title and its page in a table of contents. */
function isLeader(before: string, after: string): boolean {
  return /\p{L}/u.test(before) && /^\s*\d{1,3}\s*(?:\n|$)/.test(after)
}

const SIGNING =
  /(?:^|[\n\t])\s*(?:signatures?|signed|by|par|por|firma|firmado|signe)\b[^\n\t\p{L}]{0,20}$/u

function isLineToSign(before: string): boolean {
  return SIGNING.test(foldLines(before))
}

/** Folded, with its lines and columns. */
function foldLines(text: string): string {
  return text
    .split(/(?=[\n\t])/)
    .map((line) => (/^[\n\t]/.exec(line)?.[0] ?? '') + foldName(line))
    .join('')
}

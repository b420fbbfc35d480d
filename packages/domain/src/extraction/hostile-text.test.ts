import { expect, test } from 'vitest'
import { extractTerms } from './extract-terms.ts'

const PIECES = [
  'durée de trois (3) ans et de ',
  'contrat '.repeat(30),
  'a'.repeat(300),
  '1 234 567 ',
  '((("“« ',
  'et '.repeat(40),
  'twenty-one thousand and ',
  'renouvelable pour une période de ',
  '\n\n',
  'Alpha, Inc., a Delaware corporation (“A”) and ',
]

/** A text that many patterns begin to match and none finishes. */
function hostileText(length: number): string {
  let text = ''
  for (let index = 0; text.length < length; index += 1) text += PIECES[(index * 7) % PIECES.length]
  return text.slice(0, length)
}

const MEGABYTE = 1_000_000

/** One line of a megabyte, without a break. */
const longLine = (length: number) =>
  'durée de trois (3) ans et de contrat '.repeat(length / 37).slice(0, length)

test.each([
  ['that begins much', hostileText],
  ['without a break', longLine],
])('a megabyte of hostile text %s costs no more than its length', (_, textOf) => {
  // Processor time, which other processes do not add to.
  const effort = (length: number) => {
    const text = textOf(length)
    const before = process.cpuUsage()
    extractTerms({ language: 'fr', pages: [text] })
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  // Warms up.
  effort(MEGABYTE / 20)
  const tenth = effort(MEGABYTE / 10)
  const whole = effort(MEGABYTE)
  // Ten times the text: a quadratic pattern would take a hundred times as long.
  expect(whole / tenth).toBeLessThan(30)
})

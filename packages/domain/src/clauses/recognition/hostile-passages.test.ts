import { expect, test } from 'vitest'
import { sameWording } from './compare-wording.ts'
import { FIELD } from './known-clause.ts'
import { readPassages } from './read-passages.ts'
import { recogniseClauses } from './recognise-clauses.ts'
import { figuresOf } from './written-figures.ts'

const PIECES = [
  '\nARTICLE 4 - PRIX\n',
  '\n(a) ',
  '\nIN NO EVENT SHALL ANY PARTY BE LIABLE\n',
  'contrat '.repeat(30),
  '12.3.4. ',
  '((("“« ',
  '\n\nou bien ',
  'vingt et un pour ',
  'a'.repeat(300),
  'Governing Law. Notices: ',
]
const WORDING = {
  id: 'w',
  stance: 'standard' as const,
  heading: 'Prix, paiement',
  text: `Le contrat vaut ${FIELD} euros. `.repeat(50),
}

/** A text that begins much and ends nothing. */
function hostileText(length: number): string {
  let text = ''
  for (let index = 0; text.length < length; index += 1) text += PIECES[(index * 7) % PIECES.length]
  return text.slice(0, length)
}

const shortLines = (length: number) => 'ou bien\n\n'.repeat(length / 9)
const longLine = (length: number) => 'durée de trois ans et de contrat '.repeat(length / 33)

test.each([
  ['that begins much', hostileText],
  ['of short lines', shortLines],
  ['without a break', longLine],
])('a text %s costs no more than its length', (_, textOf) => {
  // Processor time, which other processes do not add to.
  const effort = (length: number) => {
    const text = textOf(length)
    const before = process.cpuUsage()
    recogniseClauses(readPassages([text]), [{ id: 'c', wordings: [WORDING] }])
    sameWording(text, WORDING)
    figuresOf(text)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  // Warms up.
  effort(30_000)
  const tenth = effort(60_000)
  const whole = effort(600_000)
  // Ten times the text: a quadratic step would take a hundred times as long.
  expect(whole / tenth).toBeLessThan(30)
})

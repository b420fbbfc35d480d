import { describe, expect, test } from 'vitest'
import type { WireDocument } from '../text-queries.ts'
import { drawnByBlock, firstSections, moreSections } from './drawn-sections.ts'

const paragraph = (characters: number) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a'.repeat(characters) }] }],
})

/** A text of blocks with so many sections each, all of the same length. */
function textOf(sectionCounts: readonly number[], characters: number): WireDocument {
  const blocks = sectionCounts.map((count) => ({
    sections: Array.from({ length: count }, () => ({
      title: 'Objet',
      content: paragraph(characters),
    })),
  }))
  return { blocks } as unknown as WireDocument
}

describe('what is drawn when a text is opened', () => {
  test('is all of a short one', () => {
    expect(firstSections(textOf([6], 300))).toBe(Infinity)
    expect(firstSections(textOf([], 300))).toBe(Infinity)
  })

  test('is two screens of a long one, of whatever sections', () => {
    expect(firstSections(textOf([600], 3000))).toBe(3)
    expect(firstSections(textOf([600], 100))).toBe(25)
    expect(firstSections(textOf([1, 1, 598], 3000))).toBe(3)
  })

  test('is at least one section, however long it is', () => {
    expect(firstSections(textOf([2], 90_000))).toBe(1)
  })
})

test('the rest follows in steps, and after the last one whatever is added is drawn immediately', () => {
  const text = textOf([20, 25], 3000)
  const steps = [3]
  while (steps.at(-1) !== Infinity) steps.push(moreSections(text, steps.at(-1)!))
  expect(steps).toEqual([3, 23, 43, Infinity])
})

test('the first sections of a text are those of its first blocks', () => {
  const text = textOf([2, 3, 4], 10)
  expect(drawnByBlock(text, 0)).toEqual([0, 0, 0])
  expect(drawnByBlock(text, 4)).toEqual([2, 2, 0])
  expect(drawnByBlock(text, Infinity)).toEqual([2, 3, 4])
})

import { expect, test } from 'vitest'
import { leastOf, percentile, type Sitting } from './sitting.ts'

const sitting = (changes: Partial<Sitting>): Sitting => ({
  paintMs: 100,
  openMs: 100,
  paintCpuMs: 100,
  earlyKeyMs: 100,
  keyMs: 100,
  medianKeyMs: 100,
  keyCpuMs: 100,
  saveMs: 100,
  findMs: 100,
  heapMb: 100,
  ...changes,
})

test('the best of some sittings is the best of each figure', () => {
  expect(leastOf([sitting({ paintMs: 80 }), sitting({ paintMs: 120, heapMb: 20 })])).toEqual(
    sitting({ paintMs: 80, heapMb: 20 }),
  )
  expect(leastOf([sitting({ keyMs: 7 })])).toEqual(sitting({ keyMs: 7 }))
  expect(() => leastOf([])).toThrow()
})

test('a percentile is a measured value, whatever their order', () => {
  const values = [30, 10, 20, 40]
  expect(percentile(values, 0)).toBe(10)
  expect(percentile(values, 0.5)).toBe(20)
  expect(percentile(values, 0.51)).toBe(30)
  expect(percentile(values, 0.95)).toBe(40)
  expect(percentile([5], 0.95)).toBe(5)
})

test('what was never measured has no percentile', () => {
  expect(() => percentile([], 0.95)).toThrow('No value was measured.')
})

import { expect, test } from 'vitest'
import { newId } from './new-id.ts'

const at = new Date('2026-11-20T09:00:00.123Z')

test('is a UUID of version 7 that begins with its time', () => {
  const id = newId(at)
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(at.getTime())
})

test('sorts in order of creation, even within a millisecond', () => {
  const made = Array.from({ length: 5_000 }, (_, index) => {
    // Another clock may be read in between.
    newId(new Date(index))
    return newId(at)
  })
  expect(made.toSorted()).toEqual(made)
  expect(new Set(made).size).toBe(made.length)
  expect(newId(new Date(at.getTime() + 1)) > made.at(-1)!).toBe(true)
})

test('cannot be predicted from the previous one', () => {
  const [first, second, third] = [newId(at), newId(at), newId(at)].map((id) =>
    BigInt(`0x${id.replaceAll('-', '')}`),
  )
  expect(second! - first!).not.toBe(third! - second!)
})

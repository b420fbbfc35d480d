import { beforeEach, expect, test, vi } from 'vitest'
import { importedAt, noteImported, noteOffered } from './imported-text.ts'

const kept = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
})

beforeEach(() => kept.clear())

test('a text that was made of no file is none', () => {
  expect(importedAt('/a')).toBeUndefined()
  noteOffered('/a')
  expect(importedAt('/a')).toBeUndefined()
})

test('the sections that have another number are remembered, past the offer', () => {
  noteImported('/a', [
    { kind: 'numbersChanged', count: 3 },
    { kind: 'coloursDropped', count: 9 },
  ])
  noteImported('/b', [])
  expect(importedAt('/a')).toEqual({ renumberedCount: 3, isOffered: false })
  noteOffered('/a')
  expect(importedAt('/a')).toEqual({ renumberedCount: 3, isOffered: true })
  expect(importedAt('/b')).toEqual({ renumberedCount: 0, isOffered: false })
})

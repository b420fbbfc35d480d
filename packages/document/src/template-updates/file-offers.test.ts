import fc from 'fast-check'
import { expect, test } from 'vitest'
import { annexOf, fileOffers, type ComparedFile } from './file-offers.ts'

const file = (name: string, sha256 = name): ComparedFile => ({ id: name, name, sha256 })
const own = (name: string, sha256 = name): ComparedFile => ({ id: `c-${name}`, name, sha256 })

test('a file of the newer version is offered unless the contract has it, whatever it is called there', () => {
  const offers = (contract: ComparedFile[]) =>
    fileOffers({ base: [], newer: [file('plan')], contract })
  expect(offers([])).toEqual([
    { id: 'file.added.plan', kind: 'added', name: 'plan', standing: 'asBefore' },
  ])
  expect(offers([own('Plan des lieux', 'plan')])).toEqual([])
})

test('a file that the template gave up goes only where the contract kept it as it was', () => {
  const offers = (contract: ComparedFile[]) =>
    fileOffers({ base: [file('plan')], newer: [], contract })
  expect(offers([own('plan')])).toMatchObject([{ id: 'file.removed.plan', kind: 'removed' }])
  expect(offers([own('Plan annoté', 'plan')])).toEqual([])
  expect(offers([own('plan', 'redrawn')])).toEqual([])
  expect(offers([])).toEqual([])
})

test('what the contract took out and the template left alone is not offered again', () => {
  const files = [file('plan'), file('tarifs')]
  expect(fileOffers({ base: files, newer: files, contract: [own('tarifs')] })).toEqual([])
})

const anyFiles = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 })

test('a contract without changes of its own that takes all has the files of the newer version', () => {
  fc.assert(
    fc.property(anyFiles, anyFiles, (before, after) => {
      const base = before.map((name) => file(name))
      const newer = after.map((name) => file(name))
      const contract = before.map((name) => own(name))
      const offers = fileOffers({ base, newer, contract })
      const removed = offers.flatMap(({ kind, name }) =>
        kind === 'removed' ? [annexOf(contract, file(name))] : [],
      )
      const kept = contract.filter(({ id }) => !removed.includes(id)).map(({ name }) => name)
      const added = offers.flatMap(({ kind, name }) => (kind === 'added' ? [name] : []))
      expect([...kept, ...added].toSorted()).toEqual(after.toSorted())
    }),
  )
})

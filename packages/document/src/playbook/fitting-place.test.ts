import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockOf, documentOf, section } from '../testing/ready-contract.ts'
import { fittingPlace } from './fitting-place.ts'

const signatures = blockOf('signature', 'Signatures', section('Signé', 'À Paris.'))
const contract = documentOf(
  blockOf(
    'body',
    'Corps',
    section('Objet', 'Un service.'),
    section('Responsabilité des parties', 'Chacune répond de ses fautes.'),
    section('Assurance', 'Le Prestataire est assuré.', 2),
    section('Prix', 'Fixe.'),
  ),
  blockOf('annex', 'Données', section('Plafond de responsabilité', 'Voir le contrat.')),
  signatures,
)

test('a clause is proposed behind the article whose title comes closest to its heading', () => {
  expect(fittingPlace(contract, 'Plafond de responsabilité')).toEqual({
    kind: 'after',
    sectionId: 'Responsabilité des parties',
  })
})

test('an article is known by the titles below it, too', () => {
  expect(fittingPlace(contract, 'Assurances')).toEqual({
    kind: 'after',
    sectionId: 'Responsabilité des parties',
  })
})

test('of equally close articles the last one is proposed', () => {
  const twice = documentOf(
    blockOf('body', 'Corps', section('Prix A', ''), section('Prix B', ''), section('Durée', '')),
  )
  expect(fittingPlace(twice, 'Prix')).toEqual({ kind: 'after', sectionId: 'Prix B' })
})

test('what no article is about is proposed at the end of the last body, before annexes and signatures', () => {
  expect(fittingPlace(contract, 'Réversibilité')).toEqual({ kind: 'atEndOf', blockId: 'Corps' })
  expect(fittingPlace(contract, 'Dispositions générales')).toEqual({
    kind: 'atEndOf',
    blockId: 'Corps',
  })
})

test('nothing is proposed among signatures', () => {
  expect(fittingPlace(documentOf(signatures), 'Prix')).toBeNull()
})

test('whatever the titles, the proposed place is one of the contract outside its signatures', () => {
  const title = fc.oneof(fc.constantFrom('Prix', 'Prix et durée', '', 'Durée'), fc.string())
  const kind = fc.constantFrom('body' as const, 'annex' as const, 'signature' as const)
  const block = fc.tuple(kind, fc.array(fc.tuple(title, fc.constantFrom(1 as const, 2 as const))))
  fc.assert(
    fc.property(fc.array(block), title, (made, heading) => {
      const blocks = made.map(([of, titles], at) => {
        const sections = titles.map(([name, level], index) => ({
          ...section(name, '', level),
          id: `${at} ${index}`,
        }))
        return { ...blockOf(of, `Bloc ${at}`, ...sections), id: `${at}` }
      })
      const open = blocks.filter(({ kind: of }) => of !== 'signature')
      const place = fittingPlace(documentOf(...blocks), heading)
      if (place === null) expect(open).toEqual([])
      else if (place.kind === 'atEndOf') expect(open.map(({ id }) => id)).toContain(place.blockId)
      else
        expect(open.flatMap(({ sections }) => sections).map(({ id }) => id)).toContain(
          place.sectionId,
        )
    }),
  )
})

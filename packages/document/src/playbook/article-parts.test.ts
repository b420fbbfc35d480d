import { expect, test } from 'vitest'
import { blockOf, documentOf, section } from '../testing/ready-contract.ts'
import { withArticleParts } from './article-parts.ts'
import { sectionPassages } from './contract-passages.ts'

const SECRECY = 'Chaque partie garde secrètes les informations qu’elle reçoit de l’autre.'
const LAW = 'Le contrat est soumis au droit français et aux tribunaux de Paris.'

const partsOf = (...sections: Parameters<typeof blockOf>[2][]) =>
  withArticleParts(sectionPassages(documentOf(blockOf('body', 'Corps', ...sections))))

test('articles that an import left in one section are parts of it', () => {
  const own = ['4. Confidentialité', SECRECY, '5. Droit applicable', LAW].join('\n')
  expect(partsOf(section('Prix', `Le prix est fixe.\n${own}`))).toMatchObject([
    { heading: 'Prix', parent: null, isPart: false },
    { sectionId: 'Prix', heading: '', isPart: true },
    { sectionId: 'Prix', heading: 'Confidentialité', text: SECRECY, parent: 0, isPart: true },
    { sectionId: 'Prix', heading: 'Droit applicable', text: LAW, parent: 0, isPart: true },
  ])
})

test('a section below keeps its place, after the parts of the one above', () => {
  const own = ['4. Confidentialité', SECRECY, '5. Droit applicable', LAW].join('\n')
  const passages = partsOf(section('Prix', own), section('Révision', 'Annuelle.', 2))
  expect(passages.at(-1)).toMatchObject({ heading: 'Révision', parent: 0, isPart: false })
})

test('paragraphs without a heading are no parts, and are not joined', () => {
  const own = `${SECRECY}\n${LAW}`
  expect(partsOf(section('Divers', own))).toEqual([
    { sectionId: 'Divers', heading: 'Divers', text: own, parent: null, isPart: false },
  ])
})

test('an article in capitals is no heading', () => {
  const own = SECRECY.toUpperCase()
  expect(partsOf(section('Divers', own))).toHaveLength(1)
  expect(partsOf(section('Divers', `${own}\nEt sans limite de durée.`))).toHaveLength(1)
})

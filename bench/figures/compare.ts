import { canonicalJson } from '../../packages/document/src/canonical-json.ts'
import { compareContents } from '../../packages/document/src/compare-contents.ts'
import { composeRichText } from '../../packages/document/src/compose-rich-text.ts'
import type { DocumentSection } from '../../packages/document/src/contract-document.ts'
import { diffTexts } from '../../packages/document/src/diff-sections.ts'
import type { StatedContent } from '../../packages/document/src/stated-content.ts'
import type { Measured } from '../measure/figure.ts'
import { leastMs } from '../measure/least-ms.ts'

const SECTIONS = 600
const ROUNDS = 30
const COMPARE_MS = 100
/** Both texts have to be read whole, as their canonical forms are. */
const OF_READING = 3

const LINE =
  'Le prestataire exécute les prestations avec la diligence requise, dans les délais convenus entre les parties. '

/** Every tenth section is reworded, every fiftieth moved, gone or new. */
const before = contentOf(Array.from({ length: SECTIONS }, (_, at) => sectionOf(at, '')))
const after = contentOf(changed())

/** Comparing two versions of a contract of 600 sections, and the words of every section that differs. */
export async function compareFigures(): Promise<Measured[]> {
  const { parts } = compare()
  const least = await leastMs(
    {
      compare: async () => compare(),
      words: async () =>
        compare().parts.map((part) => diffTexts(part.before ?? '', part.after ?? '')),
      read: async () => [canonicalJson(before), canonicalJson(after)],
    },
    ROUNDS,
  )
  const note = `${parts.length} parts differ`
  return [
    {
      name: 'compare two versions: of the time to read both',
      value: least.compare / least.read,
      unit: 'times',
      limit: OF_READING,
      isGate: true,
      note,
    },
    {
      name: `compare: two versions, ${SECTIONS} sections`,
      value: least.compare,
      unit: 'ms',
      limit: COMPARE_MS,
      isGate: false,
      note,
    },
    {
      name: `compare: and their words, ${SECTIONS} sections`,
      value: least.words,
      unit: 'ms',
      limit: COMPARE_MS,
      isGate: false,
      note,
    },
  ]
}

function compare() {
  return compareContents(before, after, { reader: 'author' })
}

function changed(): DocumentSection[] {
  const sections = before.document.blocks[0]!.sections.map((section, at) =>
    at % 10 === 0
      ? sectionOf(at, 'Toute prestation supplémentaire fait l’objet d’un devis. ')
      : section,
  )
  for (let at = SECTIONS - 1; at > 0; at -= 50) {
    sections.splice(Math.max(0, at - 20), 0, ...sections.splice(at, 1))
    sections.splice(at - 5, 1)
    sections.splice(at - 9, 0, sectionOf(at + SECTIONS, 'Une clause nouvelle. '))
  }
  return sections
}

function sectionOf(at: number, added: string): DocumentSection {
  return {
    id: `s${at}`,
    level: 1,
    title: `Obligations du prestataire ${at}`,
    audience: 'anyone',
    content: composeRichText(`${LINE.repeat(4)}${added}${LINE.repeat(2)}`),
  }
}

function contentOf(sections: readonly DocumentSection[]): StatedContent {
  const body = { id: 'body', kind: 'body', name: '', description: '' } as const
  return {
    document: {
      title: 'Contrat',
      numbering: 'articles',
      blocks: [{ ...body, sections: [...sections] }],
    },
    locale: 'fr',
    fields: {},
    terms: {},
    money: {},
    parties: [],
    attachments: [],
    changes: null,
  }
}

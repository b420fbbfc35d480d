import type { RichText } from '../../packages/document/src/rich-text.ts'
import { composeRichText } from '../../packages/document/src/compose-rich-text.ts'
import { findInLines, type FoundMatch } from '../../packages/document/src/find/find-in-lines.ts'
import { sectionLines, type FindLine } from '../../packages/document/src/find/find-line.ts'
import { findPattern } from '../../packages/document/src/find/find-pattern.ts'
import { planReplacement } from '../../packages/document/src/find/plan-replacement.ts'
import type { Measured } from '../measure/figure.ts'
import { leastMs } from '../measure/least-ms.ts'

const SECTIONS = 600
const ROUNDS = 10
const FIND_MS = 100
/** Nothing can be found without reading everything once, as copying does. */
const OF_COPYING = 1

const LINE =
  'Le prestataire exécute les **prestations** avec la diligence requise, contre {amount_incl_tax}, dans les délais convenus. '
const SOURCE = [
  ...Array.from({ length: 8 }, () => LINE.repeat(4)),
  '| Prestation | Prix |',
  '| Entretien du prestataire | {amount_incl_tax} |',
].join('\n')

const sections = Array.from({ length: SECTIONS }, (_, at) => ({
  id: `s${at}`,
  title: `Obligations du prestataire ${at}`,
  content: composeRichText(SOURCE),
}))
const query = { text: "l'exécut|presta", matchesCase: false, wholeWords: false }

/** Finding in a contract of 600 sections whatever is typed, and planning to replace all of it. */
export async function findFigures(): Promise<Measured[]> {
  const found = find()
  const least = await leastMs(
    {
      find: async () => find(),
      pattern: async () => find(true),
      plan: async () => plan(found),
      copy: async () => copy(),
    },
    ROUNDS,
  )
  const note = `${found.matches.length} matches in ${found.lines.length} lines`
  const ms = (name: string, value: number, limit?: number): Measured => ({
    name: `find: ${name}, ${SECTIONS} sections`,
    value,
    unit: 'ms',
    isGate: false,
    note,
    ...(limit === undefined ? {} : { limit }),
  })
  return [
    {
      name: 'find in all: of the time to copy the text',
      value: least.find / least.copy,
      unit: 'times',
      limit: OF_COPYING,
      isGate: true,
    },
    ms('find in all', least.find, FIND_MS),
    ms('a regular expression in all', least.pattern, FIND_MS),
    ms('plan to replace all', least.plan),
  ]
}

function find(isPattern = false): { lines: FindLine[]; matches: FoundMatch[] } {
  const lines = sections.flatMap((section) => sectionLines(section, () => '1 200,00 €'))
  const text = isPattern ? query.text : 'prestataire'
  const { matches } = findInLines(
    lines.map(({ words }) => words),
    findPattern({ ...query, text, isPattern })!,
    Infinity,
  )
  return { lines, matches }
}

function plan(found: { lines: FindLine[]; matches: FoundMatch[] }) {
  return planReplacement(sections, { ...found, text: 'fournisseur', isPattern: false }, () => false)
}

function copy(): RichText[] {
  return sections.map(({ content }) => structuredClone(content))
}

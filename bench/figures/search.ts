import { Temporal } from 'temporal-polyfill'
import { foundPages } from '../../apps/server/src/features/portfolio/search/found-pages.query.ts'
import { matchingWords } from '../../apps/server/src/features/portfolio/search/matching-words.query.ts'
import type { FilledCompany, Person } from '../measure/filled-company.ts'
import type { Figure } from '../measure/figure.ts'
import { msOf } from '../measure/least-ms.ts'
import { isJudged } from './bare-count.ts'

/** Typical queries: a rare word, a common one, several, a compound, a plural, a word without a hit. */
const QUESTIONS = [
  'médiation',
  'résiliation',
  'Syntec',
  'dommages indirects',
  'sous-traitance',
  'audits',
  'loyer trimestre',
  'prestataire',
  'pénalités retard paiement',
  'hygiene securite',
  'conflagration',
]
const ROUNDS = 5
const LIMIT_MS = 50
/** What a person may see is asked of each contract that answers. */
const MOST_TIMES = 2

/** A page of results with the highlights of its snippets. */
export async function searchFigures(company: FilledCompany): Promise<Figure[]> {
  const { administrator, contributor, pages } = company
  const figure = (name: string, value: number): Figure => ({
    name: `search: ${name}`,
    value,
    unit: 'ms',
    limit: LIMIT_MS,
    isGate: false,
    note: `${pages} pages`,
  })
  const [everything, some] = await times(company, [administrator, contributor])
  const all = percentile(everything!, 0.95)
  const ofSome = percentile(some!, 0.95)
  return [
    figure('95th percentile', all),
    figure('median', percentile(everything!, 0.5)),
    figure('95th percentile for who sees some', ofSome),
    {
      name: 'search: for a reader who sees some, against all',
      value: ofSome / all,
      unit: 'times',
      limit: MOST_TIMES,
      isGate: isJudged(company),
    },
  ]
}

/** The least time of each question, by person: the spread that counts is that of the questions, not of the machine. */
async function times(company: FilledCompany, people: readonly Person[]): Promise<number[][]> {
  const least = people.map(() => QUESTIONS.map(() => Infinity))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, q] of QUESTIONS.entries()) {
      for (const [place, person] of people.entries()) {
        const ofPerson = least[place]!
        ofPerson[index] = Math.min(ofPerson[index]!, await msOf(() => ask(company, person, q)))
      }
    }
  }
  return least.map((ofPerson) => ofPerson.toSorted((a, b) => a - b))
}

async function ask(company: FilledCompany, person: Person, q: string): Promise<void> {
  await company.reading(company.companyId, async (db) => {
    const { pages } = await foundPages(
      db,
      person,
      { q, archived: 'false', $top: 20, $skip: 0 },
      Temporal.Now.plainDateISO('Europe/Paris'),
    )
    await matchingWords(db, q, pages)
  })
}

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)]!
}

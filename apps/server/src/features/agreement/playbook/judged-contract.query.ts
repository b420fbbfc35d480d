import {
  isDeviation,
  type Deviation,
  type Playbook,
  type PlaybookVerdict,
} from '@tacite/domain/clauses/playbook/playbook.ts'
import {
  prepareLibrary,
  type PreparedLibrary,
} from '@tacite/domain/clauses/recognition/prepare-library.ts'
import { createHash } from 'node:crypto'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import type { ContractContent } from '../../writing/contracts/public.ts'
import { clausesOfSections } from '../../writing/texts/public.ts'
import { wordsOfSignedDocument, wordsOfText, type ContractWords } from './contract-words.ts'
import { judgeContract, type JudgedClause, type SaidWords } from './judge-contract.ts'
import { readLibrary, type LibraryClause } from './library.query.ts'

/** A clause as the playbook judges it in a contract, with what a person accepted of it. */
export interface AcceptedOrNot extends JudgedClause {
  /** Why it deviates all the same. */
  accepted: { reason: string; at: string; by: string | null } | null
  /** What it would be without that. */
  deviation: Deviation | null
}

interface Judged {
  /** The title of the contract type. */
  type: string
  /** Its workflow wants no deviation. */
  isNeeded: boolean
  words: ContractWords | null
  clauses: AcceptedOrNot[]
}

/** A library, read and prepared once for any number of contracts. */
interface KnownLibrary {
  clauses: readonly LibraryClause[]
  library: PreparedLibrary
}

export async function prepareJudging(db: CompanyDatabase): Promise<KnownLibrary> {
  const clauses = await readLibrary(db)
  return { clauses, library: prepareLibrary(clauses) }
}

/** What the playbook of its type says of a contract; nothing where the type has no rules. */
export async function judgedContract(
  db: CompanyDatabase,
  contractId: string,
  content: ContractContent,
  known?: KnownLibrary,
): Promise<Judged> {
  const { playbook, textId, ...standing } = await playbookOf(db, contractId)
  if (Object.keys(playbook).length === 0) return { ...standing, words: null, clauses: [] }
  const written = wordsOfText(content)
  const isWritten = written.passages.some(({ text }) => text !== '')
  const words = isWritten ? written : await wordsOfSignedDocument(db, contractId)
  const links = await linksOf(db, textId)
  const exceptions = await exceptionsOf(db, contractId)
  const judging = known ?? (await prepareJudging(db))
  const judged = judgeContract({ ...judging, playbook }, words, links).map((each) =>
    withException(each, links, exceptions.get(each.clause.id)),
  )
  return { ...standing, words, clauses: judged }
}

async function playbookOf(
  db: CompanyDatabase,
  contractId: string,
): Promise<Pick<Judged, 'type' | 'isNeeded'> & { playbook: Playbook; textId: string }> {
  const { playbook, ...row } = await db
    .select('contract')
    .innerJoin('contract_type', (join) =>
      join
        .onRef('contract_type.company_id', '=', 'contract.company_id')
        .onRef('contract_type.id', '=', 'contract.contract_type_id'),
    )
    .innerJoin('workflow', (join) =>
      join
        .onRef('workflow.company_id', '=', 'contract.company_id')
        .onRef('workflow.id', '=', 'contract.workflow_id'),
    )
    .where('contract.id', '=', contractId)
    .select(['contract_type.title as type', 'contract_type.playbook', 'contract.text_id as textId'])
    .select('workflow.needs_playbook as isNeeded')
    .executeTakeFirstOrThrow()
  return { ...row, playbook: playbook as Playbook }
}

/** Of the words that a deviation is about, to recognise them; null: the contract says nothing of it. */
export function hashOfWords(words: SaidWords | null): string | null {
  if (!words) return null
  const { heading, text } = words.passage
  return createHash('sha256').update(`${heading}\n${text}`).digest('hex')
}

type Kept = NonNullable<AcceptedOrNot['accepted']>
type Link = Awaited<ReturnType<typeof linksOf>>[number]

function withException(
  judged: JudgedClause,
  links: readonly Link[],
  exception: Exception | undefined,
): AcceptedOrNot {
  const { verdict, words } = judged
  if (isDeviation(verdict)) {
    const isSame = exception?.verdict === verdict && exception.wordsHash === hashOfWords(words)
    if (!exception || !isSame) return { ...judged, accepted: null, deviation: verdict }
    const { reason, at, by } = exception
    const accepted = { reason, at: at.toISOString(), by }
    return { ...judged, verdict: 'accepted', accepted, deviation: verdict }
  }
  const kept = verdict === 'accepted' ? keptIn(judged, links) : null
  return { ...judged, accepted: kept, deviation: null }
}

/** A section may keep what it says of several clauses: the reason is that of this one. */
function keptIn({ clause, words }: JudgedClause, links: readonly Link[]): Kept | null {
  const place = words?.passage.place
  if (place?.kind !== 'section') return null
  const own = links.find(
    ({ sectionId, clauseId, kept }) =>
      kept && sectionId === place.sectionId && clause.wordings.some(({ id }) => id === clauseId),
  )
  return own?.kept ?? null
}

async function linksOf(db: CompanyDatabase, textId: string) {
  const bySection = await clausesOfSections(db, textId)
  return [...bySection].flatMap(([sectionId, clauses]) =>
    clauses.map(({ _id: clauseId, standing, isWhole, kept }) => ({
      sectionId,
      clauseId,
      standing,
      isWhole,
      isKept: kept !== null,
      kept,
    })),
  )
}

interface Exception {
  verdict: PlaybookVerdict
  wordsHash: string | null
  reason: string
  at: Date
  by: string | null
}

async function exceptionsOf(
  db: CompanyDatabase,
  contractId: string,
): Promise<ReadonlyMap<string, Exception>> {
  const rows = await db
    .select('playbook_exception')
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'playbook_exception.company_id')
        .onRef('person.id', '=', 'playbook_exception.accepted_by'),
    )
    .where('playbook_exception.contract_id', '=', contractId)
    .select(['playbook_exception.clause_id as clauseId', 'playbook_exception.verdict'])
    .select(['playbook_exception.words_hash as wordsHash', 'playbook_exception.reason'])
    .select(['playbook_exception.accepted_at as at', personName('person').as('by')])
    .execute()
  return new Map(rows.map(({ clauseId, ...exception }) => [clauseId, exception]))
}

import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type {
  ContractPlaybook,
  playbookEndpoints,
  PlaybookLine,
} from '@tacite/api/agreement/playbook-endpoints.ts'
import type { TextReader } from '@tacite/document/audience.ts'
import { allSections } from '@tacite/document/contract-document.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { FIELD } from '@tacite/domain/clauses/recognition/known-clause.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { whyNot } from '../../people/access/public.ts'
import {
  contentSeenBy,
  readContractContent,
  textReader,
  type ContractContent,
} from '../../writing/contracts/public.ts'
import type { SaidWords } from './judge-contract.ts'
import { judgedContract, type AcceptedOrNot } from './judged-contract.query.ts'
import { gravestFirst, presentJudged } from './present-judged.ts'

interface Asked {
  contractId: string
  level: ContractLevel
}

/** What the playbook of its type says of a contract, without the words of sections that the reader does not see. */
export async function contractPlaybook(
  db: CompanyDatabase,
  actor: Actor,
  { contractId, level }: Asked,
): Promise<ContractPlaybook> {
  const content = await readContractContent(db, contractId)
  const { type, isNeeded, words, clauses } = await judgedContract(db, contractId, content)
  const reader = await textReader(db, actor, contractId, level)
  const seen = seenSections(content, reader)
  const lines = gravestFirst(clauses.map((judged) => lineOf(judged, seen)))
  return {
    type,
    isNeeded,
    hasText: words !== null,
    lines,
    accepting: whyNot(actor, level, 'acceptDeviation', {}),
  }
}

/** What a contract says of a clause, beside the wording that it comes closest to. @throws Refused NOT_FOUND */
export async function comparePlaybook(
  db: CompanyDatabase,
  actor: Actor,
  { contractId, level, clauseId }: Asked & { clauseId: string },
): Promise<ResponseOf<typeof playbookEndpoints.compare>> {
  const content = await readContractContent(db, contractId)
  const { clauses } = await judgedContract(db, contractId, content)
  const judged = clauses.find(({ clause }) => clause.id === clauseId)
  if (!judged) throw new Refused('NOT_FOUND', 'CLAUSE_NOT_FOUND')
  const { words } = judged
  const reader = await textReader(db, actor, contractId, level)
  if (!words || placeOf(words, seenSections(content, reader)).kind === 'hidden')
    return { said: null, wording: null }
  const { heading, text, name, stance } = words.wording
  const wording = { heading, text: text.replaceAll(FIELD, '[…]') }
  return {
    said: inOne(words.passage),
    wording: { name, stance, text: inOne(wording) },
  }
}

function inOne({ heading, text }: { heading: string; text: string }): string {
  return `${heading}\n\n${text}`
}

type Seen = ReadonlyMap<string, string>

/** The titles of the sections that a reader sees. */
function seenSections(content: ContractContent, reader: TextReader): Seen {
  const { document } = contentSeenBy(content, reader)
  return new Map(allSections(document).map(({ id, title }) => [id, title]))
}

function lineOf(judged: AcceptedOrNot, seen: Seen): PlaybookLine {
  const { deviation, words, accepted } = judged
  const place = words && placeOf(words, seen)
  const line = presentJudged(judged)
  return {
    ...line,
    beyond: place?.kind === 'hidden' ? [] : line.beyond,
    place,
    isExcepted: accepted !== null && deviation !== null,
    accepted,
  }
}

function placeOf({ passage: { place, heading }, isLinked }: SaidWords, seen: Seen) {
  if (place.kind === 'page') return { kind: place.kind, page: place.page, title: heading }
  const title = seen.get(place.sectionId)
  return title === undefined
    ? { kind: 'hidden' as const }
    : { kind: place.kind, _id: place.sectionId, title, isLinked, isPart: place.isPart }
}

import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { playbookEndpoints } from '@tacite/api/agreement/playbook-endpoints.ts'
import { PLAYBOOK_VERDICTS, type Playbook } from '@tacite/domain/clauses/playbook/playbook.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readUpload } from '../../writing/contracts/public.ts'
import { beyondAgreed } from './beyond-agreed.ts'
import { wordsOfText } from './contract-words.ts'
import { judgeContract } from './judge-contract.ts'
import { prepareJudging } from './judged-contract.query.ts'

interface Examined {
  uploadId: string
  typeId: string
}

/** What the playbook of a type says of a file that this person uploaded. @throws Refused NOT_FOUND */
export async function examineUpload(
  db: CompanyDatabase,
  actor: Actor,
  { uploadId, typeId }: Examined,
): Promise<ResponseOf<typeof playbookEndpoints.examine>> {
  const { document } = await readUpload(db, actor, uploadId, 'draft')
  const type = await db
    .select('contract_type')
    .where('contract_type.id', '=', typeId)
    .select('contract_type.playbook')
    .executeTakeFirst()
  if (!type) throw new Refused('NOT_FOUND', 'CONTRACT_TYPE_NOT_FOUND')
  const playbook = type.playbook as Playbook
  if (Object.keys(playbook).length === 0) return { value: [] }
  const words = wordsOfText({
    document,
    locale: actor.locale,
    definitions: [],
    values: {},
    currency: 'EUR',
  })
  const judged = judgeContract({ ...(await prepareJudging(db)), playbook }, words, [])
  const lines = judged.map(({ clause, rule, verdict, words: said }) => ({
    clause: { _id: clause.id, name: clause.name },
    rule,
    verdict,
    title: said?.passage.heading ?? null,
    wording: said && { _id: said.wording.id, name: said.wording.name, stance: said.wording.stance },
    beyond: verdict === 'changed' && said ? beyondAgreed(said, clause) : [],
  }))
  const weightOf = ({ verdict }: (typeof lines)[number]) => PLAYBOOK_VERDICTS.indexOf(verdict)
  return { value: lines.toSorted((one, other) => weightOf(one) - weightOf(other)) }
}

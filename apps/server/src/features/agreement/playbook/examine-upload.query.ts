import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { playbookEndpoints } from '@tacite/api/agreement/playbook-endpoints.ts'
import type { Playbook } from '@tacite/domain/clauses/playbook/playbook.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readUpload } from '../../writing/contracts/public.ts'
import { wordsOfText } from './contract-words.ts'
import { judgeContract } from './judge-contract.ts'
import { prepareJudging } from './judged-contract.query.ts'
import { gravestFirst, presentJudged } from './present-judged.ts'

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
  return {
    value: gravestFirst(
      judged.map((each) => ({
        ...presentJudged(each),
        title: each.words?.passage.heading ?? null,
      })),
    ),
  }
}

import type { Carried } from '@tacite/api/lifecycle/succession-endpoints.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireAct } from '../../people/access/public.ts'
import { amendmentDocument } from './amendment-document.ts'
import { amendmentNumber } from './first-titles.ts'
import { makeContract } from './make-contract.ts'
import { readSource } from './read-source.query.ts'
import { nextStart } from './succession.query.ts'

type Deps = Pick<Platform, 'clock' | 'events'>
type Made = ReturnType<typeof makeContract>

/** Creates a draft with the text and the values of a contract. */
export async function duplicateContract(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  sourceId: string,
  carried: Carried,
): Made {
  await requireAct(db, actor, 'duplicate', sourceId)
  const making = { sourceId, kind: 'copy', carried, effectiveDate: null } as const
  return makeContract(deps, db, actor, making)
}

/** Creates a draft that follows a signed contract from the day after its end. */
export async function renewAsNew(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  sourceId: string,
  carried: Carried,
): Made {
  await requireAct(db, actor, 'renewAsNew', sourceId)
  const effectiveDate = await nextStart(db, actor, sourceId)
  return makeContract(deps, db, actor, { sourceId, kind: 'renewal', carried, effectiveDate })
}

/** Creates a draft that amends a signed contract, with a text of its own. */
export async function amendContract(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  sourceId: string,
  { title, folders }: Pick<Carried, 'title' | 'folders'>,
): Made {
  await requireAct(db, actor, 'amend', sourceId)
  const source = await readSource(db, actor, sourceId)
  const number = await amendmentNumber(db, actor, sourceId)
  return makeContract(deps, db, actor, {
    sourceId,
    kind: 'amendment',
    carried: { title, folders, text: false, parties: true, terms: false, values: false },
    effectiveDate: null,
    document: amendmentDocument(source, { title, number }),
  })
}

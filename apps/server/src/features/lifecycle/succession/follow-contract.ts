import type { Carried } from '@tacite/api/lifecycle/succession-endpoints.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { dayAfterEnd } from '@tacite/domain/succession/carried-terms.ts'
import { requireAct } from '../../people/access/public.ts'
import { todayOf } from '../deadlines/public.ts'
import { amendmentDocument } from './amendment-document.ts'
import { amendmentNumber } from './first-titles.ts'
import { makeContract } from './make-contract.ts'
import { readSource } from './read-source.query.ts'
import { lastDayOf } from './succession.query.ts'

type Deps = Pick<Platform, 'clock' | 'events'>
type Made = ReturnType<typeof makeContract>

/** Creates a draft with the text of a contract, and its values as they are in force today. */
export async function duplicateContract(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  sourceId: string,
  carried: Carried,
): Made {
  await requireAct(db, actor, 'duplicate', sourceId)
  return makeContract(deps, db, actor, {
    sourceId,
    kind: 'copy',
    carried,
    inForceOn: todayOf(actor).toString(),
    effectiveDate: null,
  })
}

/** Creates a draft that follows a signed contract from the day after its end, as it is in force until then. */
export async function renewAsNew(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  sourceId: string,
  carried: Carried,
): Made {
  await requireAct(db, actor, 'renewAsNew', sourceId)
  const lastDay = await lastDayOf(db, actor, sourceId)
  return makeContract(deps, db, actor, {
    sourceId,
    kind: 'renewal',
    carried,
    inForceOn: lastDay ?? todayOf(actor).toString(),
    effectiveDate: dayAfterEnd(lastDay),
  })
}

/** Creates a draft that amends a signed contract, with a text of its own, between the parties of today. */
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
    inForceOn: todayOf(actor).toString(),
    effectiveDate: null,
    document: amendmentDocument(source, { title, number }),
  })
}

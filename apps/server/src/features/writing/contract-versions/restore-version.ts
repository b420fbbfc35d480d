import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { contractVersionsEndpoints } from '@tacite/api/writing/contract-versions-endpoints.ts'
import { canonicalJson } from '@tacite/document/canonical-json.ts'
import type { FieldValues } from '@tacite/document/field-definition.ts'
import { rowsKey } from '@tacite/document/repeats/rows.ts'
import type { StatedContent } from '@tacite/document/stated-content.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { partId, raiseRevisions } from '../../../platform/database/record-revision.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireAct } from '../../people/access/public.ts'
import {
  bindTo,
  readContractContent,
  textOfContract,
  writeFieldValues,
  type ContractContent,
} from '../contracts/public.ts'
import {
  closeSittings,
  openToChange,
  rewriteText,
  setNumbering,
  taggedFields,
  type TextOwners,
} from '../texts/public.ts'
import { keepVersion } from './keep-version.ts'
import { requireVersion } from './stored-version.ts'

type Deps = Pick<Platform, 'clock' | 'events'> & { textOwners: TextOwners }
type Restoring = BodyOf<(typeof contractVersionsEndpoints)['restore']> & { number: number }

/**
 * Makes the text, its numbering and the values of the company's own fields what they were in a version. The title, the
 * terms, the amount, the parties and the annexes stay: they are more than text, and have acts of their own. What is
 * replaced is kept as a version first, so that restoring that one undoes it.
 *
 * @returns the number of the version that holds what was replaced
 * @throws Refused CONFLICT once the contract is another than the one that the person saw
 */
export async function restoreVersion(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { number, seal, isComparing }: Restoring,
): Promise<{ kept: number }> {
  if (isComparing) throw new Refused('STATE', 'COMPARISON_ACTIVE')
  await requireAct(db, actor, 'restoreVersion', contractId)
  const textId = await textOfContract(db, contractId)
  const text = await openToChange(deps.textOwners, db, actor, textId, 'restoreVersion')
  await closeSittings(db, text.owner)
  const present = await readContractContent(db, contractId)
  const { hash } = bindTo(present)
  if (hash !== seal) throw new Refused('CONFLICT', 'VERSION_OUTDATED')
  const { content, contentHash } = await requireVersion(db, contractId, number)
  if (contentHash === hash) throw new Refused('STATE', 'VERSION_IS_CURRENT')
  const reason = { kind: 'restore', by: actor.personId } as const
  const { number: kept } = await keepVersion(deps, db, contractId, [reason], present)
  const { document } = content
  await rewriteText(deps, db, actor, text, { ...document, title: present.document.title })
  if (document.numbering !== present.document.numbering)
    await setNumbering(deps, db, actor, text, document.numbering)
  await restoreValues(db, actor, contractId, present, content)
  await deps.events.record(
    db,
    contractEvent(actor, 'contract.textRestored', contractId, { version: number, kept }),
  )
  return { kept }
}

/** After the text: rows belong to passages that it repeats. Of a field that was deleted since, nothing can be written. */
async function restoreValues(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  present: ContractContent,
  earlier: StatedContent,
): Promise<void> {
  const fields = await taggedFields(db, contractId)
  const own = new Set(
    fields.flatMap(({ kind, formula, variable }) =>
      kind === 'custom' && !formula ? [variable] : [],
    ),
  )
  const leftOut = new Set(present.managementVariables)
  const names = new Set([...Object.keys(present.values), ...Object.keys(earlier.fields)])
  const values: FieldValues = Object.fromEntries(
    [...names].flatMap((name) => {
      const isRestored = (own.has(name) && !leftOut.has(name)) || rowsKey(name) !== null
      const [was, is] = [earlier.fields[name] ?? null, present.values[name] ?? null]
      return isRestored && canonicalJson(was) !== canonicalJson(is) ? [[name, was]] : []
    }),
  )
  if (Object.keys(values).length === 0) return
  await writeFieldValues(db, contractId, fields, values)
  await raiseRevisions(db, actor, [partId(contractId, 'fields')])
}

import type { TextReader } from '@tacite/document/audience.ts'
import { levelTooLowCode, type ContractLevel } from '@tacite/domain/access/levels.ts'
import {
  missingPermission,
  reachesRight,
  TEXT_RIGHTS,
  type TextAct,
} from '@tacite/domain/acts/text-rights.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'
import { requirePermission } from '../../../platform/access/require-permission.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { ownerOfText, type TextOwner, type TextOwnerRules, type TextOwners } from './text-owner.ts'

/** A text opened by a person for an act they may do. Use cases accept nothing else. */
export interface OpenText {
  id: string
  owner: TextOwner
  rules: TextOwnerRules
  /** Their level on the owning contract; null for other owners. */
  level: ContractLevel | null
}

/** A text whose owner is locked until the transaction ends, in a state that allows a change. */
export interface WritableText extends OpenText {
  isLockedForChange: true
}

/**
 * Opens a text for an act, as its owner decides. Missing or not visible: 404; a missing permission or too low a
 * level: 403. Visibility comes first: a refusal must not reveal that a hidden contract owns the text.
 */
export async function openText(
  owners: TextOwners,
  db: CompanyDatabase,
  actor: Actor,
  textId: string,
  act: TextAct,
): Promise<OpenText> {
  const owner = await ownerOfText(db, textId)
  if (!owner) throw new Refused('NOT_FOUND', 'TEXT_NOT_FOUND')
  const rules = owners[owner.kind]
  const right = TEXT_RIGHTS[owner.kind][act]
  const level = rules.levelOf ? await rules.levelOf(db, actor, owner.id) : null
  if (rules.levelOf && level === null) throw new Refused('NOT_FOUND', 'TEXT_NOT_FOUND')
  const missing = missingPermission(right, actor.permissions)
  if (missing) requirePermission(actor, missing)
  if (!reachesRight(right, level)) throw new Refused('FORBIDDEN', levelTooLowCode(right.level!))
  return { id: textId, owner, rules, level }
}

/** The same for a change: locks the owner's row, and refuses what its state forbids (409). */
export async function openToChange(
  owners: TextOwners,
  db: CompanyDatabase,
  actor: Actor,
  textId: string,
  act: TextAct,
): Promise<WritableText> {
  const text = await openText(owners, db, actor, textId, act)
  await lockRow(db, text.owner.kind, text.owner.id)
  const refusal = await text.rules.changeRefusal(db, text.owner.id, act)
  if (refusal) throw new Refused('STATE', refusal)
  return { ...text, isLockedForChange: true }
}

/** How a person reads a text that they have opened. */
export function readerOf(db: CompanyDatabase, actor: Actor, text: OpenText): Promise<TextReader> {
  return text.rules.readerOf(db, actor, text.owner.id, text.level)
}

/** Refuses to rearrange a text that must stay a single section. */
export function requireArrangeable({ rules }: OpenText): void {
  if (rules.isOneSection) throw new Refused('STATE', 'TEXT_IS_ONE_SECTION')
}

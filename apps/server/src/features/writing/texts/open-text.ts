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

/** A text in the hands of a person who may do with it what they asked for. The use cases take nothing else. */
export interface OpenText {
  id: string
  owner: TextOwner
  rules: TextOwnerRules
  /** On the contract that owns it; null for other owners. */
  level: ContractLevel | null
}

/** A text whose owner is locked for the length of the transaction, and in a state that allows a change. */
export interface WritableText extends OpenText {
  isLockedForChange: true
}

/**
 * Opens a text for an act, as its owner answers. Not there or not seen: 404; a permission is missing or the level too low: 403.
 * The owner's sight comes first: who does not see a contract does not learn from a refusal that a text is one of its own.
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

/** The same to change it: locks the owner's row, and refuses what its state forbids (409). */
export async function openToChange(
  owners: TextOwners,
  db: CompanyDatabase,
  actor: Actor,
  textId: string,
  act: TextAct,
): Promise<WritableText> {
  const text = await openText(owners, db, actor, textId, act)
  await lockRow(db, text.owner.kind, text.owner.id)
  const code = await text.rules.changeRefusal(db, text.owner.id, act)
  if (code) throw new Refused('STATE', code)
  return { ...text, isLockedForChange: true }
}

/** How a person reads a text that they have opened. */
export function readerOf(db: CompanyDatabase, actor: Actor, text: OpenText): Promise<TextReader> {
  return text.rules.readerOf(db, actor, text.owner.id, text.level)
}

/** Refuses to arrange what is one section and stays so. */
export function requireArrangeable({ rules }: OpenText): void {
  if (rules.isOneSection) throw new Refused('STATE', 'TEXT_IS_ONE_SECTION')
}

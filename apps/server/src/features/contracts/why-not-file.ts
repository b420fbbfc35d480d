import { notAllowedCode } from '@tacite/domain/access/permissions.ts'
import type { ContractPage } from '@tacite/api/contracts-endpoints.ts'
import { levelReaches, type ContractLevel } from '@tacite/domain/access/levels.ts'
import type { PlainRefusalCode } from '@tacite/domain/refusal.ts'
import { reasonOf } from '../../platform/access/reason.ts'
import type { Actor } from '../../platform/access/actor.ts'

/**
 * The first reason why this person may not put this contract in folders, in the order in which the server would refuse;
 * null: they may, on a locked contract too: filing changes nothing that it says.
 */
export function filingReason(actor: Actor, level: ContractLevel): ContractPage['filing'] {
  return reasonOf(actor, refusalOf(actor, level))
}

function refusalOf({ permissions }: Actor, level: ContractLevel): PlainRefusalCode | null {
  if (!permissions.has('contracts3:update')) return notAllowedCode('contracts3:update')
  if (!levelReaches(level, 'editor')) return 'LEVEL_TOO_LOW_EDITOR'
  return permissions.has('contracts3:file') ? null : notAllowedCode('contracts3:file')
}

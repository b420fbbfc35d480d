import { levelReaches, levelTooLowCode, type ContractLevel } from '../access/levels.ts'
import { notAllowedCode, type Permission } from '../access/permissions.ts'
import type { PlainRefusalCode, RefusalKind } from '../refusal.ts'
import type { ActAspects } from './act-aspects.ts'
import type { ActRow, Check } from './act-row.ts'
import { CONTRACT_ACTS, type ContractAct, type AspectOf } from './contract-acts.ts'

/** Who wants to do something with a contract. */
export interface Acting {
  permissions: ReadonlySet<Permission>
  /** On the contract; null: they do not see it. */
  level: ContractLevel | null
}

export interface ActRefusal {
  kind: Extract<RefusalKind, 'FORBIDDEN' | 'NOT_FOUND' | 'STATE'>
  code: PlainRefusalCode
}

/**
 * The first reason why somebody may not do something with a contract now; null: they may. In this order: a permission is
 * missing, the contract is not seen, the level is too low, the state does not allow it.
 *
 * @example actRefusal('edit', { permissions, level: 'reader' }, aspects) // { kind: 'FORBIDDEN', code: 'LEVEL_TOO_LOW_EDITOR' }
 */
export function actRefusal<Act extends ContractAct>(
  act: Act,
  who: Acting,
  aspects: Pick<ActAspects, AspectOf<Act>>,
): ActRefusal | null {
  return rightRefusal(act, who) ?? stateRefusal(act, aspects)
}

/** Why somebody may not do something with a contract in any state; null: they may, if its state does. */
export function rightRefusal(
  act: ContractAct,
  { permissions: held, level }: Acting,
): ActRefusal | null {
  const row: ActRow = CONTRACT_ACTS[act]
  const missing = row.permissions.find((permission) => !held.has(permission))
  if (missing) return forbidden(notAllowedCode(missing))
  if (level === null) return { kind: 'NOT_FOUND', code: 'CONTRACT_NOT_FOUND' }
  if (!levelReaches(level, row.level)) return forbidden(levelTooLowCode(row.level))
  const { furtherPermission: further } = row
  return further && !held.has(further) ? forbidden(notAllowedCode(further)) : null
}

/** Why a contract as it stands does not allow an act to anybody who has the right; null: it does. */
export function stateRefusal<Act extends ContractAct>(
  act: Act,
  aspects: Pick<ActAspects, AspectOf<Act>>,
): ActRefusal | null {
  for (const check of checksOf(act)) {
    const value = (aspects as Partial<ActAspects>)[check.aspect]
    // What nobody looked at allows nothing.
    if (value === undefined) throw new Error(`${act} asks for ${check.aspect}`)
    const code = refusalsOf(check).get(String(value))
    if (code) return { kind: check.kind ?? 'STATE', code }
  }
  return null
}

export function checksOf(act: ContractAct): readonly Check[] {
  return CONTRACT_ACTS[act].checks
}

/** The values of an aspect that forbid an act, each with its refusal. */
export function refusalsOf({ refused }: Check): ReadonlyMap<string, PlainRefusalCode> {
  const entries: [string, PlainRefusalCode | null][] = Object.entries(refused)
  return new Map(entries.filter((entry): entry is [string, PlainRefusalCode] => entry[1] !== null))
}

function forbidden(code: PlainRefusalCode): ActRefusal {
  return { kind: 'FORBIDDEN', code }
}

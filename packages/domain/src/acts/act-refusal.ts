import { levelReaches, levelTooLowCode, type ContractLevel } from '../access/levels.ts'
import { notAllowedCode, type Permission } from '../access/permissions.ts'
import type { PlainRefusalCode, RefusalKind } from '../refusal.ts'
import type { ActAspects } from './act-aspects.ts'
import type { ActRow, Check } from './act-row.ts'
import { CONTRACT_ACTS, type ContractAct, type AspectOf } from './contract-acts.ts'

/** The rights of the person who acts. */
export interface Acting {
  permissions: ReadonlySet<Permission>
  /** On the contract; null when they cannot see it. */
  level: ContractLevel | null
}

export interface ActRefusal {
  kind: Extract<RefusalKind, 'FORBIDDEN' | 'NOT_FOUND' | 'STATE'>
  code: PlainRefusalCode
}

/**
 * The first reason why a person cannot act on a contract now; null when they can. Checked in this order: permission,
 * visibility, level, state.
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

/** Why a person lacks the right to an act, whatever the contract's state; null when they have it. */
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

/** Why the contract's state does not allow an act; null when it does. */
export function stateRefusal<Act extends ContractAct>(
  act: Act,
  aspects: Pick<ActAspects, AspectOf<Act>>,
): ActRefusal | null {
  for (const check of checksOf(act)) {
    const value = (aspects as Partial<ActAspects>)[check.aspect]
    // Fail closed: an aspect that was not read must not allow anything.
    if (value === undefined) throw new Error(`${act} needs ${check.aspect}`)
    const code = refusalsOf(check).get(String(value))
    if (code) return { kind: check.kind ?? 'STATE', code }
  }
  return null
}

export function checksOf(act: ContractAct): readonly Check[] {
  return CONTRACT_ACTS[act].checks
}

/** The values that forbid an act, each with its refusal code. */
export function refusalsOf({ refused }: Check): ReadonlyMap<string, PlainRefusalCode> {
  const entries: [string, PlainRefusalCode | null][] = Object.entries(refused)
  return new Map(entries.filter((entry): entry is [string, PlainRefusalCode] => entry[1] !== null))
}

function forbidden(code: PlainRefusalCode): ActRefusal {
  return { kind: 'FORBIDDEN', code }
}

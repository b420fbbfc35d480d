import { rightsBeyond } from '@tacite/domain/access/giving-rights.ts'
import {
  isPassedOver,
  listedRefusal,
  MAX_NAME,
  type ListedPerson,
} from '@tacite/domain/people/invitation-list.ts'
import { findAllNamed, findNamed } from '@tacite/domain/people/named-in-list.ts'
import type { Refusal } from '@tacite/domain/refusal.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { addressesHere } from '../accounts/public.ts'
import { knownNames, type KnownNames } from './known-names.query.ts'

export type LineText = Omit<ListedPerson, 'line'>

export type CheckedLine<Line extends LineText> = Line & {
  refusal: Refusal | null
  /** Null: the role of the list. */
  roleId: string | null
  groupIds: string[]
}

/**
 * Judges the lines of a list for this person: addresses, those who are here already, and the names of roles and
 * groups. An account in another company is no error: only whoever reads the mails of the address learns of it.
 */
export async function checkLines<Line extends LineText>(
  db: CompanyDatabase,
  actor: Actor,
  lines: readonly Line[],
): Promise<CheckedLine<Line>[]> {
  const here = await addressesHere(
    db,
    lines.map(({ email }) => email),
  )
  const known = await knownNames(db)
  const before = new Set<string>()
  return lines.map((line) => {
    const named = namesOf(actor, known, line)
    const refusal = ofAddress(line, before, here) ?? named.refusal
    before.add(line.email.toLowerCase())
    return { ...line, ...named, refusal }
  })
}

function ofAddress(
  line: LineText,
  before: ReadonlySet<string>,
  here: ReadonlySet<string>,
): Refusal | null {
  const code = listedRefusal(line, before)
  if (code) return { code }
  if (here.has(line.email.toLowerCase())) return { code: 'INVITATION_ALREADY_HERE' }
  const isTooLong = Math.max(line.firstName.length, line.lastName.length) > MAX_NAME
  return isTooLong ? { code: 'INVITATION_NAME_TOO_LONG', params: { max: MAX_NAME } } : null
}

/** Nobody gives a right that they do not hold, and no role or group is guessed. */
function namesOf(
  { permissions }: Actor,
  { roles, groups }: KnownNames,
  line: LineText,
): { refusal: Refusal | null; roleId: string | null; groupIds: string[] } {
  const { found, unknown } = findAllNamed(line.groups, groups)
  const named = { roleId: null as string | null, groupIds: found.map(({ id }) => id) }
  if (line.role !== '') {
    const role = findNamed(line.role, roles)
    if (!role)
      return { ...named, refusal: { code: 'INVITATION_ROLE_UNKNOWN', params: { name: line.role } } }
    if (rightsBeyond(role.permissions, permissions).length > 0)
      return { ...named, refusal: { code: 'ROLE_BEYOND_YOURS' } }
    named.roleId = role.id
  }
  if (unknown.length > 0)
    return {
      ...named,
      refusal: { code: 'INVITATION_GROUPS_UNKNOWN', params: { names: unknown.join(', ') } },
    }
  return { ...named, refusal: null }
}

/** Where a line stands that was just judged. */
export function stateOf(refusal: Refusal | null): 'waiting' | 'toCorrect' | 'passedOver' {
  if (refusal === null) return 'waiting'
  return isPassedOver(refusal.code) ? 'passedOver' : 'toCorrect'
}

export function worded(
  { locale }: Pick<Actor, 'locale'>,
  refusal: Refusal | null,
): { code: string; message: string } | null {
  return refusal && { code: refusal.code, message: createTranslator(locale).refusal(refusal) }
}

import { withoutDirectionMarks } from '@tacite/document/attribute-rules.ts'
import { Refused } from '@tacite/domain/refusal.ts'

/**
 * Prepares every text of a parsed request, at any depth: removes bidirectional controls, which show other words than
 * are stored, and refuses what PostgreSQL cannot store (NUL, lone surrogates), in values and in names. A password is
 * never shown, only compared: it stays as it was typed.
 *
 * @param part params, query or body; objects and lists are changed in place
 * @returns the part, or the cleaned text when it is one
 * @throws Refused 422 CHARACTER_FORBIDDEN, with the path of its field
 * @example cleanTexts({ name: 'a\u202Eb' }) // { name: 'ab' }
 */
export function cleanTexts(part: unknown): unknown {
  if (typeof part === 'string') {
    requireStorable(part, null)
    return withoutDirectionMarks(part)
  }
  const pending: Container[] = isKeyed(part) ? [{ values: part, place: null }] : []
  for (let container = pending.pop(); container; container = pending.pop()) {
    const { values, place } = container
    for (const [name, value] of Object.entries(values)) {
      requireStorable(name, place)
      const inside = { name, within: place }
      if (typeof value === 'string') {
        requireStorable(value, inside)
        if (!PASSWORDS.has(name)) values[name] = withoutDirectionMarks(value)
      }
      if (isKeyed(value)) pending.push({ values: value, place: inside })
    }
  }
  return part
}

const PASSWORDS: ReadonlySet<string> = new Set(['password', 'passwordAgain', 'currentPassword'])

interface Container {
  values: Record<string, unknown>
  place: Place | null
}

/** Linked upwards: the path is written for a refusal only. */
interface Place {
  name: string
  within: Place | null
}

function isKeyed(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function requireStorable(text: string, place: Place | null): void {
  if (text.isWellFormed() && !text.includes('\0')) return
  throw new Refused('RULE', { code: 'CHARACTER_FORBIDDEN', field: pathOf(place) })
}

function pathOf(place: Place | null): string | undefined {
  const names: string[] = []
  for (let at = place; at; at = at.within) names.unshift(at.name)
  return names.length === 0 ? undefined : names.join('.')
}

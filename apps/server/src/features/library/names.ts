import { Refused } from '@tacite/domain/refusal.ts'

/** A name that must be there; `field` as the form calls it. */
export function requireText(field: string, text: string): void {
  if (text === '') throw new Refused('RULE', { code: 'FIELD_REQUIRED', field })
}

/** For `.catch`: a name that another one has already, as the unique index says. */
export function refuseTaken(index: string, field: string): (error: unknown) => never {
  return (error) => {
    const constraint =
      typeof error === 'object' && error && 'constraint' in error ? error.constraint : null
    if (constraint === index) throw new Refused('RULE', { code: 'NAME_TAKEN', field })
    throw error
  }
}

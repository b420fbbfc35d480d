import { readAmount } from './read-amount.ts'
import type { ImportDefaults } from './import-rules.ts'
import type { RowValue, RowValues } from './import-row.ts'
import { readValue, type Reading } from './read-value.ts'
import type { Stated } from './stated-texts.ts'

const DEFAULTED = ['type', 'project', 'owner', 'legalEntity'] as const

/**
 * The values of a row: of what its sources state, the strongest that says something. A text that cannot be read hides
 * the weaker ones: somebody meant something by it, and it is not theirs.
 */
export function rowValues(stated: readonly Stated[], reading: Omit<Reading, 'siren'>): RowValues {
  const siren = sirenIn(stated, reading)
  const values: RowValues = {}
  for (const { field, text, from } of stated) {
    if (values[field]) continue
    const read = readValue(field, text, { ...reading, siren })
    // A person who empties a field wants it empty; another source that says nothing leaves it to the next.
    if ('empty' in read) {
      if (from.kind === 'person') values[field] = { text, from, value: null, problem: null }
    } else if ('problem' in read) values[field] = { text, from, value: null, problem: read.problem }
    else values[field] = { text, from, value: read.value, problem: null }
  }
  if (values.amount && !values.currency) withCurrency(values, values.amount)
  return withDefaults(values, reading.rules.defaults)
}

function sirenIn(stated: readonly Stated[], reading: Omit<Reading, 'siren'>): string | null {
  const text = stated.find(({ field }) => field === 'siren')?.text
  const read = text === undefined ? null : readValue('siren', text, { ...reading, siren: null })
  return read && 'value' in read ? (read.value as string) : null
}

/** An amount may name its own currency. */
function withCurrency(values: RowValues, amount: RowValue): void {
  const read = readAmount(amount.text)
  if ('currency' in read && read.currency)
    values.currency = { ...amount, value: read.currency, problem: null }
}

function withDefaults(values: RowValues, defaults: ImportDefaults): RowValues {
  for (const field of DEFAULTED) {
    const id = defaults[field]
    if (id !== null && !values[field])
      values[field] = { text: '', from: { kind: 'default' }, value: id, problem: null }
  }
  return values
}

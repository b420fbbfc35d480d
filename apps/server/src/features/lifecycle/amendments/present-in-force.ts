import type { AmendedTerms } from '@tacite/api/lifecycle/amendments-endpoints.ts'
import { withDeciders } from '@tacite/document/asked-fields.ts'
import { isFilled } from '@tacite/document/field-definition.ts'
import { AMENDABLE_TERMS, VALUE_PREFIX } from '@tacite/domain/amendments/stated-patch.ts'
import { statedLifecycle } from '../deadlines/public.ts'
import { patchOfRows, type InForce, type Party } from './in-force.query.ts'

type Shown = NonNullable<AmendedTerms['inForce']>

/** What is in force as the form shows it, with the fields that the amendment changes. */
export function presentInForce(found: InForce, changed: readonly string[]): Shown {
  const { terms, inForce, fields, currency } = found
  const stated = Object.fromEntries(AMENDABLE_TERMS.map((term) => [term, inForce[term]]))
  return {
    lifecycle: { ...statedLifecycle(terms), ...stated },
    statedCurrency: currency,
    currency: inForce['currency'] as string,
    amountInclTaxCents: inForce['amount'] as number | null,
    counterparty: inForce['counterparty'] as Party | null,
    legalEntity: inForce['legalEntity'] as Party | null,
    values: fields
      .map(({ variable, label, type, choices }) => {
        const field = `${VALUE_PREFIX}${variable}`
        return {
          field,
          label,
          type,
          choices,
          value: (inForce[field] ?? null) as Shown['values'][number]['value'],
        }
      })
      .filter(({ field, value }) => isFilled(value) || changed.includes(field)),
    ...presentRows(found),
  }
}

/** The rows of each passage, with what their controls need. */
function presentRows({
  inForce,
  passages,
  allFields,
  valuesThen,
}: InForce): Pick<Shown, 'rows' | 'rowFields' | 'rowValues'> {
  const asked = withDeciders(
    allFields,
    passages.flatMap(({ variables }) => variables),
  )
  return {
    rows: passages.map((passage) => {
      const field = patchOfRows(passage.key)
      return {
        field,
        passage: { ...passage, variables: [...passage.variables] },
        value: inForce[field] as Shown['rows'][number]['value'],
      }
    }),
    rowFields: asked.map(({ id, ...field }) => ({ ...field, _id: id })),
    rowValues: Object.fromEntries(
      asked.flatMap(({ variable }) => {
        const value = valuesThen[variable]
        return isFilled(value) ? [[variable, value]] : []
      }),
    ) as Shown['rowValues'],
  }
}

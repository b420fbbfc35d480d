import { Suspense, type ReactNode } from 'react'
import { AmendedValueText } from '../../../lifecycle/deadlines/public.ts'
import type { ContractPage } from '../contract-queries.ts'

/**
 * A value of the sheet, as amendments left it; where none changed it, as it is stated.
 *
 * @param field as patches name it: `counterparty`, `amount`, `values.` and a variable
 */
export function amendedDetail(
  { amended, currency }: Pick<ContractPage, 'amended' | 'currency'>,
  field: string,
  stated: ReactNode,
): ReactNode {
  const changes = amended.filter((each) => each.field === field)
  if (changes.length === 0) return stated
  return (
    <Suspense fallback={stated}>
      <AmendedValueText amended={changes} currency={currency} stated={stated} />
    </Suspense>
  )
}

import type { correctionsEndpoints } from '@tacite/api/lifecycle/corrections-endpoints.ts'
import type { BodyInputOf } from '@tacite/api/endpoint.ts'
import type { Revision } from '@tacite/api/revision.ts'
import { isPartyParticular, SYSTEM_FIELDS } from '@tacite/domain/contracts/system-fields.ts'
import { managementVariables } from '@tacite/document/management-fields.ts'
import { call } from '../../../../platform/api.ts'
import { currentTexts } from '../../../../platform/locale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { toasts } from '../../../../ui/toasts.ts'
import { toDocument, type FieldInput, type WireDocument } from '../../texts/public.tsx'
import type { ContractPage } from '../contract-queries.ts'
import { shownVariables } from './shown-variables.ts'

type Body = BodyInputOf<typeof correctionsEndpoints.correctDetails>
type Currency = ContractPage['currency']

interface CorrectedDetails {
  reference: string
  legalEntityId: string | null
  counterpartyId: string | null
  currency: Currency
  reason: string
}

/** Details and, by `values.` and their variable, the values of fields. */
type Corrected = CorrectedDetails & Record<`values.${string}`, FieldInput>

/** The form of a correction: only the values that were changed are sent. */
export function useCorrection(
  contract: ContractPage,
  wire: WireDocument & { revision?: Revision },
  onClose: () => void,
) {
  const fields = correctedFields(wire)
  const initial: Corrected = {
    reference: contract.reference,
    legalEntityId: contract.legalEntity?._id ?? null,
    counterpartyId: contract.counterparty?._id ?? null,
    currency: contract.currency,
    reason: '',
    ...Object.fromEntries(
      fields.map(({ variable }) => [`values.${variable}`, wire.values[variable] ?? null]),
    ),
  }
  const { _id: contractId } = contract
  const form = useForm<Corrected, object>({
    initial,
    place: (field) => ({ field: field.replace(/^details\./, '') }),
    save: ({ reason, reference, legalEntityId, counterpartyId, currency, ...values }) =>
      call<typeof correctionsEndpoints.correctDetails>(
        'PUT',
        '/contracts3/:contractId/correction',
        {
          params: { contractId },
          body: {
            reason,
            details: { reference, legalEntityId, counterpartyId, currency },
            values: changedValues(values, initial),
          },
          basedOn: wire.revision,
        },
      ),
    changes: [{ topic: 'contract', contractId }],
    onSaved: () => {
      toasts.success(currentTexts()('corrections.saved'))
      onClose()
    },
  })
  const [particulars = [], others = []] = [true, false].map((isTheirs) =>
    fields.filter(({ variable }) => isPartyParticular(variable) === isTheirs),
  )
  return { form, particulars, fields: others }
}

/** Dates have their own form; other contract data stands beside the fields; management needs no correction. */
function correctedFields(wire: WireDocument) {
  const ofManagement = managementVariables(wire.fields, toDocument(wire))
  const apart = SYSTEM_FIELDS.map(({ variable }) => variable as string).filter(
    (variable) => variable !== 'amount_incl_tax' && !isPartyParticular(variable),
  )
  const shown = shownVariables(wire).filter(
    (variable) => !apart.includes(variable) && !ofManagement.includes(variable),
  )
  return wire.fields.filter(({ variable }) => shown.includes(variable))
}

function changedValues(values: Record<string, FieldInput>, initial: Corrected): Body['values'] {
  const changed = Object.entries(values).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(initial[name as `values.${string}`]),
  )
  return Object.fromEntries(changed.map(([name, value]) => [name.slice('values.'.length), value]))
}

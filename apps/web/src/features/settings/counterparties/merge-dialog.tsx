import type {
  counterpartiesEndpoints,
  CounterpartyRecord,
} from '@tacite/api/settings/counterparty-endpoints.ts'
import { call } from '../../../platform/api.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { toasts } from '../../../ui/toasts.ts'

type Other = CounterpartyRecord['duplicates'][number]
const parts = ['name', 'kind', 'siren', 'siret', 'vatNumber', 'address', 'email'] as const
type Part = (typeof parts)[number]
type Side = 'kept' | 'other'

interface MergeDialogProps {
  party: CounterpartyRecord
  other: Other
  onClose: () => void
  onMerged: () => void
}

/** What remains of two counterparties, field by field, and the consequences. */
export function MergeDialog({ party, other, onClose, onMerged }: MergeDialogProps) {
  const t = useTexts()
  const form = useForm({
    initial: startingSides(party),
    // Without input fields, a refusal concerns the whole.
    place: () => null,
    save: (sides) => merge(party, other, sides),
    changes: ['counterpartiesRenamed'],
    sparesRecords: true,
    onSaved: ({ name }) => {
      onMerged()
      toasts.success(currentTexts()('counterparties.merged', { name }))
    },
  })
  const wordOf = (value: string, part: Part) =>
    part === 'kind'
      ? t(`counterparties.${value as Other['kind']}`)
      : value || t('counterparties.nothing')
  const differing = parts.filter((part) => party[part] !== other[part])
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('counterparties.mergeTitle', { name: party.name, other: other.name })}
      description={t('counterparties.mergeHint', { count: other.contracts })}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button variant="danger" isBusy={form.isBusy} onClick={form.submit}>
            {t('counterparties.mergeForGood')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pb-1">
        <FormErrors errors={form.errors} attempt={form.attempt} />
        {differing.map((part) => (
          <RadioGroup
            key={part}
            label={t(`counterparties.part.${part}`)}
            value={form.values[part]}
            onChange={(side) => form.set({ [part]: side })}
            options={[
              { value: 'kept', label: wordOf(party[part], part) },
              { value: 'other', label: wordOf(other[part], part) },
            ]}
          />
        ))}
      </div>
    </Dialog>
  )
}

/** The remaining one keeps its values, and takes missing ones from the other. */
function startingSides(party: CounterpartyRecord): Record<Part, Side> {
  const sides = parts.map((part) => [part, party[part] ? 'kept' : 'other'])
  return Object.fromEntries(sides) as Record<Part, Side>
}

function merge(party: CounterpartyRecord, other: Other, sides: Record<Part, Side>) {
  const valueOf = <P extends Part>(part: P): Other[P] =>
    sides[part] === 'kept' ? party[part] : other[part]
  return call<(typeof counterpartiesEndpoints)['merge']>(
    'POST',
    '/administration/counterparties/:counterpartyId/merged',
    {
      params: { counterpartyId: party._id },
      body: {
        otherId: other._id,
        name: valueOf('name'),
        kind: valueOf('kind'),
        siren: valueOf('siren'),
        siret: valueOf('siret'),
        vatNumber: valueOf('vatNumber'),
        address: valueOf('address'),
        email: valueOf('email'),
      },
    },
  )
}

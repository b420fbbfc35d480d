import type {
  counterpartiesEndpoints,
  CounterpartyRecord,
} from '@tacite/api/counterparty-endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api.ts'
import { currentTexts, useTexts } from '../../platform/locale.ts'
import { messageOf } from '../../platform/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { toasts } from '../../ui/toasts.ts'

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

/** What stays of two, field by field, and what it means. */
export function MergeDialog({ party, other, onClose, onMerged }: MergeDialogProps) {
  const t = useTexts()
  const [sides, setSides] = useState<Partial<Record<Part, Side>>>({})
  const sideOf = (part: Part): Side => sides[part] ?? (party[part] ? 'kept' : 'other')
  const valueOf = <P extends Part>(part: P): Other[P] =>
    sideOf(part) === 'kept' ? party[part] : other[part]
  const merging = useMutation({
    mutationFn: () =>
      call<(typeof counterpartiesEndpoints)['merge']>(
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
      ),
    meta: { showsError: true, changes: ['counterpartiesRenamed'], sparesRecords: true },
    onSuccess: ({ name }) => {
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
          <Button variant="danger" isBusy={merging.isPending} onClick={() => merging.mutate()}>
            {t('counterparties.mergeForGood')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pb-1">
        {merging.error && <FormErrors errors={[{ message: messageOf(merging.error) }]} />}
        {differing.map((part) => (
          <RadioGroup
            key={part}
            label={t(`counterparties.part.${part}`)}
            value={sideOf(part)}
            onChange={(side) => setSides({ ...sides, [part]: side })}
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

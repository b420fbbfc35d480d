import type { noticesEndpoints } from '@tacite/api/lifecycle/notices-endpoints.ts'
import type { NoticeMode, NoticeSide } from '@tacite/domain/notices/notice-record.ts'
import { call } from '../../../platform/api.ts'
import { useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { ActForm } from '../parts/public.ts'
import type { Register } from './notices-queries.ts'
import { SideAndMode } from './side-and-mode.tsx'
import { useRegister } from './use-register.ts'

interface PriceDraft {
  givenBy: NoticeSide
  mode: NoticeMode | null
  appliesFrom: string | null
  sentOn: string | null
  receivedOn: string | null
}

const BLANK: PriceDraft = {
  givenBy: 'otherParty',
  mode: null,
  appliesFrom: null,
  sentOn: null,
  receivedOn: null,
}

/** Records the notice of another price, of either side. */
export function PriceDialog({ contractId, onClose }: { contractId: string; onClose: () => void }) {
  const t = useTexts()
  const show = useRegister(contractId)
  const form = useForm<PriceDraft, Register>({
    initial: BLANK,
    check: ({ appliesFrom }) => ({
      appliesFrom: appliesFrom === null ? t('common.field.required') : undefined,
    }),
    save: ({ appliesFrom, ...draft }) =>
      call<typeof noticesEndpoints.revisePrice>('POST', '/contracts3/:contractId/price-revisions', {
        params: { contractId },
        body: { ...draft, appliesFrom: appliesFrom ?? '' },
      }),
    onSaved: (register) => {
      onClose()
      return show(register, t('notices.price.saved'))
    },
  })
  return (
    <ActForm
      title={t('notices.price.act')}
      submitLabel={t('notices.price.save')}
      form={form}
      onClose={onClose}
    >
      <SideAndMode values={form.values} onChange={form.set} />
      <DateField
        {...form.bind('appliesFrom')}
        isRequired
        label={t('notices.price.appliesFrom')}
        hint={t('notices.price.appliesFromHint')}
      />
      <div className="grid items-start gap-3 tablet:grid-cols-2">
        <DateField {...form.bind('sentOn')} label={t('notices.price.sentOn')} />
        <DateField {...form.bind('receivedOn')} label={t('notices.price.receivedOn')} />
      </div>
    </ActForm>
  )
}
